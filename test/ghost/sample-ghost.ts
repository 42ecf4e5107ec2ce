/**
 * A stand-in for Ghost: a small server that answers as the real one does for what this project asks, so that the site
 * runs and is tested without installing Ghost. contract.ts holds both to the same behaviour; what this one cannot do it
 * refuses with 501. Its faults are set in tests or with `POST /__fault {"kind":"500"}`.
 * `node test/ghost/sample-ghost.ts --port 2369` starts one by itself.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadFixtures } from './fixtures.ts'
import { answerAdmin } from './sample/admin-api.ts'
import { answerContent } from './sample/content-api.ts'
import { answerControl } from './sample/control.ts'
import { GhostFailure, missingKey, NotImplemented, undecodable, unknownResource, wrongKey } from './sample/errors.ts'
import { answerFaulty, createFaults, type Fault } from './sample/faults.ts'
import { createImages } from './sample/images.ts'
import { sendJson, sendPng } from './sample/send.ts'
import { createStore, type Store } from './sample/store.ts'
import { createWebhook, type Webhook } from './sample/webhook.ts'

/** What staff do in Ghost. Each resolves once the webhook was delivered, where one is set. */
export interface Editor {
  publish(...post: Parameters<Store['publish']>): Promise<void>
  edit(...changes: Parameters<Store['edit']>): Promise<void>
  unpublish(slug: string): Promise<void>
  remove(slug: string): Promise<void>
}

export interface SampleGhost extends Editor {
  /** Without a trailing slash. */
  url: string
  contentKey: string
  adminKey: string
  /** Every request in order, as "GET /ghost/api/content/posts/?limit=3", without the key. */
  requests: string[]
  /** The most requests that were ever open at a time. */
  peak(): number
  setFault(fault: Fault): void
  /** All at once, without a webhook. */
  setPosts: Store['setPosts']
  /** Where it tells that something changed; nowhere until then. */
  setWebhook: Webhook['set']
  stop(): Promise<void>
}

export interface SampleGhostOptions {
  /** Default: a free one. */
  port?: number
  /** Drafts, gated posts and the rest that only tests want. */
  edge?: boolean
}

/** No secret: the same on every start, so that a development set-up survives a restart. */
export const SAMPLE_CONTENT_KEY = '5a3b1e0f7c9d2a4b6c8e0f1a2b'

/** As little a secret. */
export const SAMPLE_ADMIN_KEY = `${'5a3b1e0f7c9d2a4b6c8e0f1a'}:${'0123456789abcdef'.repeat(4)}`

const CONTENT_API = '/ghost/api/content/'
const ADMIN_API = '/ghost/api/admin/'

export async function startSampleGhost({ port = 0, edge = false }: SampleGhostOptions = {}): Promise<SampleGhost> {
  const fixtures = loadFixtures({ edge })
  const store = createStore(fixtures)
  const faults = createFaults()
  const hasImage = (name: string) => store.published().some((post) => post.slug === name && post.feature_image)
  const images = createImages((name) => fixtures.pictures.includes(name) || hasImage(name))
  const webhook = createWebhook()
  const editor = createEditor(store, webhook)
  const requests: string[] = []
  let url = ''
  let open = 0
  let peak = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = request.url ?? '/'
    const { pathname, searchParams } = new URL(target, url)
    if (pathname.startsWith('/__')) return answerControl(request, response, { faults, requests, editor })
    requests.push(`${request.method} ${withoutKey(target)}`)
    const fault = faults.strike(pathname)
    if (fault && answerFaulty(fault, request, response)) return
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
      const answerTo = pathname.startsWith(ADMIN_API) ? adminFor : contentFor
      const body = answerTo(request, target, pathname, searchParams)
      sendJson(request, response, { status: 200, body, truncated })
    } catch (error) {
      const { status, body } = toFailure(error, withoutKey(target))
      sendJson(request, response, { status, body, truncated })
    }
  }

  function contentFor(request: IncomingMessage, target: string, pathname: string, params: URLSearchParams): object {
    if (!['GET', 'HEAD'].includes(request.method ?? '') || !pathname.startsWith(CONTENT_API)) throw unknownResource()
    const path = decode(pathname.slice(CONTENT_API.length), target.slice(CONTENT_API.length))
    const key = params.get('key')
    if (key === null) throw missingKey()
    if (key !== SAMPLE_CONTENT_KEY) throw wrongKey()
    return answerContent(store, url, path, params)
  }

  function adminFor(request: IncomingMessage, target: string, pathname: string, params: URLSearchParams): object {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) throw new NotImplemented('writing through the Admin API')
    const path = decode(pathname.slice(ADMIN_API.length), target.slice(ADMIN_API.length))
    const { authorization } = request.headers
    return answerAdmin(store, url, { path, params, authorization, key: SAMPLE_ADMIN_KEY })
  }

  const server = createServer((request, response) => {
    peak = Math.max(peak, ++open)
    response.once('close', () => open--)
    answer(request, response).catch((error) => {
      console.error('sample Ghost:', error)
      response.destroy()
    })
  })
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
        // Hanging answers and kept-alive connections would hold it open.
        server.closeAllConnections()
      }),
  }
}

function createEditor(store: Store, webhook: Webhook): Editor {
  const telling =
    <Parts extends unknown[]>(change: (...parts: Parts) => void) =>
    async (...parts: Parts) => {
      change(...parts)
      await webhook.deliver()
    }
  return {
    publish: telling(store.publish),
    edit: telling(store.edit),
    unpublish: telling(store.unpublish),
    remove: telling(store.remove),
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
  return new GhostFailure(500, 'InternalServerError', message, 'Faulty on purpose.', 'UNEXPECTED_ERROR')
}

function toFailure(error: unknown, address: string): { status: number; body: object } {
  if (error instanceof GhostFailure) return error
  if (!(error instanceof NotImplemented)) throw error
  const message = `The sample Ghost does not implement ${error.message}. Add it to test/ghost/sample/ and the contract.`
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
