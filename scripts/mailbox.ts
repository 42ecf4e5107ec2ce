/**
 * A fake MailChannels server that stores emails, shows them on a web page, and can simulate failures. It forwards each
 * request to the simulator in the MailChannels SDK, which only counts emails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { createMailFaults, disturbResponse, type MailFault, refuseMail } from './mail-faults.ts'

interface Mail {
  from: { email: string; name?: string }
  reply_to?: { email: string; name?: string }
  personalizations: { to: { email: string; name?: string }[] }[]
  subject: string
  content: { type: string; value: string }[]
  campaign_id?: string
  attachments?: Attachment[]
}

interface Attachment {
  filename: string
  type: string
  /** The content of an email attachment, encoded in base64. */
  content: string
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

export async function startMailbox() {
  const cli = path.resolve('node_modules/mailchannels-sdk/dist/cli.mjs')
  const args = [cli, 'simulate', '--port', '0', '--host', '127.0.0.1']
  const simulator = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const simulatorPort = await portOf(simulator.stdout)

  const mails: Mail[] = []
  const faults = createMailFaults()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mailbox')
    if (pathname.startsWith('/tx/')) forward(request, response, { port: simulatorPort, mails, faults })
    else if (pathname === '/__fault' && request.method === 'POST') setFault(request, response, faults)
    else if (pathname === '/messages.json') reply(response, 'application/json', JSON.stringify(mails))
    else if (pathname === '/') reply(response, 'text/html; charset=utf-8', inbox(mails))
    else response.writeHead(404).end()
  })
  // Keeps idle connections open. Otherwise, the server could close a connection just as the worker sends a request.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** URL of the page that lists the emails. The setting MAILCHANNELS_BASE_URL has the same value. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All emails that the mail simulator accepted, even if the worker never received the response. */
    mails,
    setFault: (fault: MailFault) => faults.set(fault),
    async stop() {
      // Uses SIGKILL, because after SIGTERM the mail simulator would wait until all its connections are closed.
      simulator.kill('SIGKILL')
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Faults = ReturnType<typeof createMailFaults>

async function setFault(request: IncomingMessage, response: ServerResponse, faults: Faults) {
  try {
    faults.set(await json(request))
    reply(response, 'application/json', '{"ok":true}\n')
  } catch (error) {
    reply(response, 'application/json', `${JSON.stringify({ error: String(error) })}\n`, 400)
  }
}

interface Simulator {
  port: number
  mails: Mail[]
  faults: Faults
}

async function forward(request: IncomingMessage, response: ServerResponse, { port, mails, faults }: Simulator) {
  try {
    const body = await buffer(request)
    const fault = faults.next(request.url ?? '/')
    if (fault && refuseMail(fault, response)) return
    const headers = {
      'content-type': 'application/json',
      'x-api-key': `${request.headers['x-api-key'] ?? ''}`,
      // Opens a new connection for each request. Otherwise, `fetch` could reuse a connection just as the simulator
      // closes it.
      connection: 'close',
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const simulated = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(hasBody && { body }),
    })
    if (simulated.ok && request.url?.startsWith('/tx/v1/send')) mails.push(JSON.parse(body.toString()))
    if (fault) await disturbResponse(fault, response)
    response.writeHead(simulated.status, {
      'content-type': simulated.headers.get('content-type') ?? 'application/json',
    })
    response.end(Buffer.from(await simulated.arrayBuffer()))
  } catch (error) {
    response.writeHead(502).end(`The MailChannels simulator does not respond: ${error}`)
  }
}

function reply(response: ServerResponse, type: string, body: string, status = 200) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function attached({ filename, type, content }: Attachment): string {
  const text = Buffer.from(content, 'base64').toString()
  return `<details><summary><a download="${escaped(filename)}" href="data:${escaped(type.replaceAll(' ', ''))};base64,${escaped(content)}">${escaped(filename)}</a>
    (${escaped(type)})</summary><pre>${escaped(text)}</pre></details>`
}

function inbox(mails: Mail[]): string {
  const items = mails.toReversed().map((mail) => {
    const to = mail.personalizations.flatMap((person) => person.to.map(({ email }) => email)).join(', ')
    const parts = mail.content.map(({ type, value }) =>
      type === 'text/html' ? `<iframe sandbox srcdoc="${escaped(value)}"></iframe>` : `<pre>${escaped(value)}</pre>`,
    )
    return `<article><h2>${escaped(mail.subject)}</h2>
      <p>From ${escaped(mail.from.email)} to ${escaped(to)}${mail.reply_to ? `, reply to ${escaped(mail.reply_to.email)}` : ''}</p>
      <div>${parts.join('')}</div>${(mail.attachments ?? []).map(attached).join('')}</article>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Sent email (${mails.length})</title>
<style>body{font:16px/1.5 system-ui;max-width:80rem;margin:2rem auto;padding:0 1rem}article{border-top:2px solid;padding:1rem 0}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1rem}
pre,iframe{width:100%;height:44rem;overflow:auto;margin:0;border:1px solid #999;box-sizing:border-box}
pre{padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere}details{margin-top:1rem}h2{overflow-wrap:anywhere}</style>
<h1>Sent email</h1><p>Newest first. Reload the page to see new messages.</p>${items.join('') || '<p>The site has not sent any email yet.</p>'}</html>`
}

/**
 * Waits until the mail simulator prints its port, then returns the port. Discards all later output, because unread output would
 * block the simulator.
 * @throws Error if no port appears within 30 s.
 */
async function portOf(output: Readable): Promise<number> {
  let text = ''
  const ended = setTimeout(() => output.destroy(), START_MS)
  try {
    for await (const chunk of output.iterator({ destroyOnReturn: false })) {
      text += chunk
      const port = /listening on http:\/\/\S+:(\d+)\n/.exec(text)?.[1]
      if (!port) continue
      output.resume()
      return Number(port)
    }
  } catch (error) {
    throw new Error(`The MailChannels simulator did not start. Its output: ${text}`, { cause: error })
  } finally {
    clearTimeout(ended)
  }
  throw new Error(`The MailChannels simulator did not start. Its output: ${text}`)
}

const START_MS = 30_000
