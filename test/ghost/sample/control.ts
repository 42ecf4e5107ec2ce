/** Handles the sample Ghost's own paths, with which developers publish posts and set faults. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Editor } from './editor.ts'
import type { GhostFaults } from './faults.ts'

interface Controls {
  faults: GhostFaults
  requests: string[]
  editor: Editor
}

const withSlug = v.looseObject({ slug: v.string() })
const edit = v.object({ slug: v.string(), changes: v.looseObject({}) })

const COMMANDS: Record<string, (body: unknown, controls: Controls) => unknown> = {
  '/__fault': (body, { faults }) => faults.set(body),
  '/__publish': (body, { editor }) => editor.publish(v.parse(withSlug, body)),
  '/__edit': (body, { editor }) => {
    const { slug, changes } = v.parse(edit, body)
    return editor.edit(slug, changes)
  },
  '/__unpublish': (body, { editor }) => editor.unpublish(v.parse(withSlug, body).slug),
  '/__remove': (body, { editor }) => editor.remove(v.parse(withSlug, body).slug),
}

const HELP = `Use GET or DELETE /__requests, or POST ${Object.keys(COMMANDS).join(', ')} with JSON. README.md has examples.`

export async function handleControl(request: IncomingMessage, response: ServerResponse, controls: Controls) {
  const { requests } = controls
  const send = (status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(body)}\n`)
  const call = `${request.method} ${request.url}`
  if (call === 'GET /__requests') return send(200, { count: requests.length, requests })
  if (call === 'DELETE /__requests') {
    requests.length = 0
    return send(200, { count: 0 })
  }
  const command = request.method === 'POST' ? COMMANDS[request.url ?? ''] : undefined
  if (!command) return send(404, { error: HELP })
  try {
    await command(JSON.parse(await text(request)), controls)
    return send(200, { ok: true })
  } catch (error) {
    return send(400, { error: String(error) })
  }
}
