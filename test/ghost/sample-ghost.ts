/**
 * A stand-in for Ghost, so that the site runs and is tested without Ghost. It implements the part of Ghost's APIs that this
 * project uses; contract.ts tests both. A request for anything else gets a 501. Tests set faults with setFault(),
 * developers with `POST /__fault {"kind":"500"}`.
 * `node test/ghost/sample-ghost.ts --port 2369` starts the sample Ghost without the site.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadFixtures } from './fixtures.ts'
import { adminResponse } from './sample/admin-api.ts'
import { contentResponse } from './sample/content-api.ts'
import { handleControl } from './sample/control.ts'
import { createEditor, type Editor } from './sample/editor.ts'
import { GhostFailure, missingKey, NotImplemented, undecodable, unknownResource, wrongKey } from './sample/errors.ts'
import { createGhostFaults, type Fault, respondWithFault } from './sample/faults.ts'
import { createImages } from './sample/images.ts'
import { sendJson, sendPng } from './sample/send.ts'
import { createStore, type Store } from './sample/store.ts'
import { createWebhook, type Webhook } from './sample/webhook.ts'

export interface SampleGhost extends Editor {
  /** Without a trailing slash. */
  url: string
  contentKey: string
  adminKey: string
  /** All requests in order, for example "GET /ghost/api/content/posts/?limit=3". The key is removed. */
  requests: string[]
  /** The highest number of requests that were open at the same time. */
  peak(): number
  setFault(fault: Fault): void
  /** Replaces all posts. Sends no webhook. */
  setPosts: Store['setPosts']
  /** Sets the address and secret of the webhook. By default there is none. */
  setWebhook: Webhook['set']
  stop(): Promise<void>
}

export interface SampleGhostOptions {
  /** Default: any free port. */
  port?: number
  /** Adds the posts that only tests need. */
  edge?: boolean
}

/** Not a secret. It never changes, so that a developer's settings stay valid after a restart. */
export const SAMPLE_CONTENT_KEY = '5a3b1e0f7c9d2a4b6c8e0f1a2b'

/** Not a secret either. */
export const SAMPLE_ADMIN_KEY = `${'5a3b1e0f7c9d2a4b6c8e0f1a'}:${'0123456789abcdef'.repeat(4)}`

const CONTENT_API = '/ghost/api/content/'
const ADMIN_API = '/ghost/api/admin/'

export async function startSampleGhost({ port = 0, edge = false }: SampleGhostOptions = {}): Promise<SampleGhost> {
  const fixtures = loadFixtures({ edge })
  const store = createStore(fixtures)
  const faults = createGhostFaults()
  const hasImage = (name: string) => store.published().some((post) => post.slug === name && post.feature_image)
  const images = createImages((name) => fixtures.images.includes(name) || hasImage(name))
  const webhook = createWebhook()
  const editor = createEditor(store, webhook)
  const requests: string[] = []
  let url = ''
  let open = 0
  let peak = 0

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? '/'
    const { pathname, searchParams } = new URL(target, url)
    if (pathname.startsWith('/__')) return handleControl(request, response, { faults, requests, editor })
    requests.push(`${request.method} ${withoutKey(target)}`)
    const fault = faults.next(pathname)
    if (fault && respondWithFault(fault, request, response)) return
    if (fault?.kind === 'slow') await sleep(fault.ms)

    const image = pathname.startsWith('/content/') ? images(pathname) : undefined
    if (image?.status === 200) return sendPng(request, response, image.png)
    if (image?.status === 302) return void response.writeHead(302, { location: image.location }).end()
    if (image) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Image not found')
    if (pathname.startsWith(CONTENT_API) && !pathname.endsWith('/') && ['GET', 'HEAD'].includes(request.method ?? '')) {
      return void response.writeHead(301, { location: target.replace(/(?=\?|$)/, '/') }).end()
    }

    const truncated = fault?.kind === 'truncated'
    try {
      if (fault?.kind === '500') throw internalError()
      if (fault?.kind === 'wrong-key') throw wrongKey()
      const respond = pathname.startsWith(ADMIN_API) ? respondAsAdminApi : respondAsContentApi
      const body = respond(request, target, pathname, searchParams)
      sendJson(request, response, { status: 200, body, truncated })
    } catch (error) {
      const { status, body } = toFailure(error, withoutKey(target))
      sendJson(request, response, { status, body, truncated })
    }
  }

  function respondAsContentApi(
    { method = '' }: IncomingMessage,
    target: string,
    pathname: string,
    params: URLSearchParams,
  ): object {
    if (!['GET', 'HEAD'].includes(method) || !pathname.startsWith(CONTENT_API)) throw unknownResource()
    const path = decode(pathname.slice(CONTENT_API.length), target.slice(CONTENT_API.length))
    const key = params.get('key')
    if (key === null) throw missingKey()
    if (key !== SAMPLE_CONTENT_KEY) throw wrongKey()
    return contentResponse(store, url, path, params)
  }

  function respondAsAdminApi(
    { method = '', headers }: IncomingMessage,
    target: string,
    pathname: string,
    params: URLSearchParams,
  ): object {
    if (!['GET', 'HEAD'].includes(method)) throw new NotImplemented('writing through the Admin API')
    const path = decode(pathname.slice(ADMIN_API.length), target.slice(ADMIN_API.length))
    return adminResponse(store, url, { path, params, authorization: headers.authorization, key: SAMPLE_ADMIN_KEY })
  }

  const server = createServer((request, response) => {
    peak = Math.max(peak, ++open)
    response.once('close', () => open--)
    handle(request, response).catch((error) => {
      console.error('sample Ghost:', error)
      response.destroy()
    })
  })
  // The server never closes idle connections, because the worker may be sending a request on one.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    contentKey: SAMPLE_CONTENT_KEY,
    adminKey: SAMPLE_ADMIN_KEY,
    requests,
    peak: () => peak,
    setFault: faults.set,
    setPosts: store.setPosts,
    setWebhook: webhook.set,
    ...editor,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Hanging responses and keep-alive connections would keep the server open.
        server.closeAllConnections()
      }),
  }
}

function decode(path: string, address: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw undecodable(address)
  }
}

function internalError(): GhostFailure {
  const message = 'An unexpected error occurred, please try again.'
  return new GhostFailure(500, 'InternalServerError', message, 'A fault set by a test.', 'UNEXPECTED_ERROR')
}

function toFailure(error: unknown, address: string): { status: number; body: object } {
  if (error instanceof GhostFailure) return error
  if (!(error instanceof NotImplemented)) throw error
  const message = `The sample Ghost does not implement ${error.message}. Add it to test/ghost/sample/ and test/ghost/contract/.`
  console.error(`${message} (${address})`)
  return { status: 501, body: { errors: [{ message, type: 'NotImplementedError' }] } }
}

function withoutKey(target: string): string {
  return target.replace(/([?&])key=[^&]*(&?)/, (_, before: string, after: string) => (after ? before : ''))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, edge: { type: 'boolean' } } })
  const ghost = await startSampleGhost({ port: Number(values.port ?? 0), edge: values.edge })
  console.log(`GHOST_URL=${ghost.url}\nGHOST_CONTENT_KEY=${ghost.contentKey}\nGHOST_ADMIN_KEY=${ghost.adminKey}`)
}
