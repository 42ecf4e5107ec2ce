/** The sample Ghost's own addresses, for browser tests and for trying a fault out by hand. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Faults } from './faults.ts'

export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  { faults, requests }: { faults: Faults; requests: string[] },
) {
  const send = (status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`)
  const what = `${request.method} ${request.url}`
  if (what === 'GET /__requests') return send(200, { count: requests.length, requests })
  if (what === 'DELETE /__requests') {
    requests.length = 0
    return send(200, { count: 0 })
  }
  if (what !== 'POST /__fault') {
    return send(404, { error: 'There are GET and DELETE /__requests, and POST /__fault {"kind": "500"}.' })
  }
  try {
    faults.set(JSON.parse(await text(request)))
    return send(200, { ok: true })
  } catch (error) {
    return send(400, { error: String(error) })
  }
}
