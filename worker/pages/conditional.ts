import { toHex } from '#worker/platform/hmac.ts'

export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${toHex(await crypto.subtle.digest('SHA-256', body)).slice(0, 32)}"`
}

/** Returns true if the client's copy is current. Ignores `If-Modified-Since` if `If-None-Match` is present (RFC 9110, 13.2.2). */
export function isUnchanged({ headers }: Request, version: Headers): boolean {
  const tags = headers.get('if-none-match')
  if (tags === null) {
    const since = headers.get('if-modified-since')
    return since !== null && Date.parse(since) === Date.parse(version.get('last-modified') ?? '')
  }
  const current = version.get('etag')
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)
}
