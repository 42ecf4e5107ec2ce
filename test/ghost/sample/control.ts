/** The sample Ghost's own addresses, for browser tests, and for publishing and trying a fault out by hand. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Editor } from '../sample-ghost.ts'
import type { Faults } from './faults.ts'

interface Controlled {
  faults: Faults
  requests: string[]
  editor: Editor
}

const named = v.looseObject({ slug: v.string() })
const edit = v.object({ slug: v.string(), changes: v.looseObject({}) })

const COMMANDS: Record<string, (body: unknown, controlled: Controlled) => unknown> = {
  '/__fault': (body, { faults }) => faults.set(body),
  '/__publish': (body, { editor }) => editor.publish(v.parse(named, body)),
  '/__edit': (body, { editor }) => {
    const { slug, changes } = v.parse(edit, body)
    return editor.edit(slug, changes)
  },
  '/__unpublish': (body, { editor }) => editor.unpublish(v.parse(named, body).slug),
  '/__remove': (body, { editor }) => editor.remove(v.parse(named, body).slug),
}

const HELP = `There are GET and DELETE /__requests, and POST ${Object.keys(COMMANDS).join(', ')} with JSON: README.md.`

export async function answerControl(request: IncomingMessage, response: ServerResponse, controlled: Controlled) {
  const { requests } = controlled
  const send = (status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`)
  const what = `${request.method} ${request.url}`
  if (what === 'GET /__requests') return send(200, { count: requests.length, requests })
  if (what === 'DELETE /__requests') {
    requests.length = 0
    return send(200, { count: 0 })
  }
  const command = request.method === 'POST' ? COMMANDS[request.url ?? ''] : undefined
  if (!command) return send(404, { error: HELP })
  try {
    await command(JSON.parse(await text(request)), controlled)
    return send(200, { ok: true })
  } catch (error) {
    return send(400, { error: String(error) })
  }
}
