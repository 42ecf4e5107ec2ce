/** Sends a request with a custom Host header, which selects the brand. `fetch` would ignore the header. */
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Target {
  port: number
  /** Host name for the Host header, without a port. `headers.host` overrides it. */
  host?: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal | null | undefined
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Returns a header that makes Miniflare pass `address` to the worker as the request's URL. The address of a production
 * host must start with https://.
 */
export function servedAs(address: string): Record<string, string> {
  return { 'mf-original-url': address }
}

export function sendRequest({
  port,
  host = 'localhost',
  path,
  method = 'GET',
  headers,
  body,
  signal,
}: Target): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Opens a new connection for each request, because the server could close an idle connection just as the client reuses it.
    const options = {
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: `${host}:${port}`, ...headers },
      ...(signal && { signal }),
    }
    const sent = request(options, (response) => {
      const done = (body: Buffer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      buffer(response).then(done, reject)
    })
    sent.on('error', reject).end(body)
  })
}
