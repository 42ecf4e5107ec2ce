/** Sends responses with Ghost's headers, weak ETags and 304. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const NEVER_STORE = 'no-cache, private, no-store, must-revalidate, max-stale=0, post-check=0, pre-check=0'
const NOT_FOUND = 'no-cache, max-age=0, no-store, must-revalidate, max-stale=0, post-check=0, pre-check=0'

export interface SendOptions {
  status: number
  body: object
  /** Sends the headers and half of the body, then closes the connection. */
  truncated?: boolean
}

export function sendJson(request: IncomingMessage, response: ServerResponse, { status, body, truncated }: SendOptions) {
  const bytes = Buffer.from(JSON.stringify(body))
  const etag = weakEtag(bytes)
  response.setHeader('x-powered-by', 'Express')
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-version', 'v6.65')
  response.setHeader('vary', 'Accept-Version, Accept-Encoding')
  response.setHeader('cache-control', cacheControl(status))
  response.setHeader('etag', etag)
  // Node's fetch adds no-cache to a request with an ETag. Ghost then sends the whole response.
  const noCache = request.headers['cache-control']?.includes('no-cache')
  if (status === 200 && request.headers['if-none-match'] === etag && !noCache) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
  if (request.method === 'HEAD') response.end()
  else if (truncated) response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroySoon())
  else response.end(bytes)
}

export function sendPng(request: IncomingMessage, response: ServerResponse, png: Buffer) {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000',
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-length': png.length,
    etag: weakEtag(png),
  })
  response.end(request.method === 'HEAD' ? undefined : png)
}

function cacheControl(status: number): string {
  if (status === 200) return 'public, max-age=0'
  return status === 404 ? NOT_FOUND : NEVER_STORE
}

/** Express's format: the length in hexadecimal digits and 27 characters of a SHA-1. */
function weakEtag(bytes: Buffer): string {
  const hash = createHash('sha1').update(bytes).digest('base64').slice(0, 27)
  return `W/"${bytes.length.toString(16)}-${hash}"`
}
