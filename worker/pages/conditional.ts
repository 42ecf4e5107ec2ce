/**
 * Returns true if the client already has the current version: a tag in `If-None-Match` names it, strong or weak, or the
 * time in `If-Modified-Since` is that of the version. The tags win if the request has both (RFC 9110, 13.2.2).
 */
export function isUnchanged({ headers }: Request, version: Headers): boolean {
  const tags = headers.get('if-none-match')
  if (tags === null) {
    const since = headers.get('if-modified-since')
    return since !== null && Date.parse(since) === Date.parse(version.get('last-modified') ?? '')
  }
  const current = version.get('etag')
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)
}
