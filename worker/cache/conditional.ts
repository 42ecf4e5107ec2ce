/** True if one of the tags in `If-None-Match` names the current version (RFC 9110, 13.1.2), strong or weak, or if it is `*`. */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
