/** Sends requests over a fixed number of kept connections for some time. */
import autocannon from 'autocannon'
import { cpuMs } from './workerd.ts'

export interface Server {
  port: number
  /** The process whose CPU time counts. */
  pid: number
}

export interface BenchRequest {
  path: string
  /** Host header without a port. */
  host?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Each request has its own id in place of `REQUEST_ID`. */
  body?: string
  /** The only status that counts as success. Default: 200. */
  status?: number
}

export interface Load {
  perSecond: number
  /** CPU time of the server per request, ms. */
  cpuMs: number
}

export const REQUEST_ID = '[<id>]'
const CONNECTIONS = 16
/** A slow page is a figure, not an error. */
const TIMEOUT_SECONDS = 60

/** A server that sent no response during a load. */
export class NoResponse extends Error {}

/** @throws Error if a response has another status. @throws NoResponse if there is none. */
export async function sendLoad(server: Server, request: BenchRequest, seconds: number): Promise<Load> {
  const { path, host, method = 'GET', headers, body, status = 200 } = request
  const cpuBefore = cpuMs(server.pid)
  const startedAt = performance.now()
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    method,
    headers: { ...headers, ...(host && { host: `${host}:${server.port}` }) },
    ...(body !== undefined && { body, idReplacement: true }),
    connections: CONNECTIONS,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
  })
  const elapsed = (performance.now() - startedAt) / 1000
  const usedMs = cpuMs(server.pid) - cpuBefore
  const statuses = Object.entries(result.statusCodeStats ?? {})
  const wrong = statuses.filter(([code]) => Number(code) !== status).map(([code, { count }]) => `${count} × ${code}`)
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${path}: ${[...wrong, ...(result.errors ? [`${result.errors} errors`] : [])].join(', ')}`)
  const requests = result.requests.total
  if (requests === 0) throw new NoResponse(`${path}: no response within ${seconds} s`)
  return { perSecond: requests / elapsed, cpuMs: usedMs / requests }
}
