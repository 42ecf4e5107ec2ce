import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { loadFixtures } from './fixtures.ts'
import { drawImage } from './image.ts'
import { adminResponse } from './sample/admin-api.ts'
import { contentResponse } from './sample/content-api.ts'
import { createEditor, type Editor } from './sample/editor.ts'
import { GhostFailure, missingKey, NotImplemented, unknownResource, wrongKey } from './sample/errors.ts'
import { createGhostFaults, type Fault, respondWithFault } from './sample/faults.ts'
import { createStore, type Store } from './sample/store.ts'

export interface SampleGhost extends Editor {
  url: string
  contentKey: string
  adminKey: string
  requests: string[]
  setFault(fault: Fault): void
  setPosts: Store['setPosts']
  stop(): Promise<void>
}

export interface SampleGhostOptions {
  port?: number
  edge?: boolean
}

/** The mock Ghost's API key is not secret. A fixed key keeps a developer's settings valid after a restart. */
export const SAMPLE_CONTENT_KEY = '5a3b1e0f7c9d2a4b6c8e0f1a2b'

export const SAMPLE_ADMIN_KEY = `${'5a3b1e0f7c9d2a4b6c8e0f1a'}:${'0123456789abcdef'.repeat(4)}`

const CONTENT_API = '/ghost/api/content/'
const ADMIN_API = '/ghost/api/admin/'

const IMAGE_PATH =
  /^\/content\/images\/(?:size\/w(?:600|1000|1600|2400)\/)?(?:format\/(?:webp|avif|png)\/)?2026\/01\/([\w-]+)\.png$/

const withSlug = v.looseObject({ slug: v.string() })
const slugAndChanges = v.object({ slug: v.string(), changes: v.looseObject({}) })

export async function startSampleGhost({ port = 0, edge = false }: SampleGhostOptions = {}): Promise<SampleGhost> {
  const fixtures = loadFixtures({ edge })
  const store = createStore(fixtures)
  const faults = createGhostFaults()
  const editor = createEditor(store)
  const images = new Map<string, Buffer>()
  const requests: string[] = []
  let url = ''

  const controls: Record<string, (body: unknown) => unknown> = {
    '/__fault': faults.set,
    '/__publish': (body) => editor.publish(v.parse(withSlug, body)),
    '/__edit': (body) => {
      const { slug, changes } = v.parse(slugAndChanges, body)
      return editor.edit(slug, changes)
    },
    '/__unpublish': (body) => editor.unpublish(v.parse(withSlug, body).slug),
    '/__remove': (body) => editor.remove(v.parse(withSlug, body).slug),
  }

  async function control(request: IncomingMessage): Promise<{ status: number; body: object }> {
    try {
      const command = controls[request.url ?? '']
      if (!command) throw new Error(`Use POST ${Object.keys(controls).join(', ')} with JSON. README.md has examples.`)
      await command(JSON.parse(await text(request)))
      return { status: 200, body: { ok: true } }
    } catch (error) {
      return { status: 400, body: { error: String(error) } }
    }
  }

  function imageOf(pathname: string): Buffer | undefined {
    const [, name = ''] = IMAGE_PATH.exec(pathname) ?? []
    const isFeatured = store.published().some((post) => post.slug === name && post.feature_image)
    if (!isFeatured && !fixtures.images.includes(name)) return undefined
    const png = images.get(name) ?? drawImage(name)
    images.set(name, png)
    return png
  }

  function respond({ method = '', headers }: IncomingMessage, { pathname, searchParams: params }: URL): object {
    if (method !== 'GET') throw new NotImplemented(method)
    if (pathname.startsWith(ADMIN_API)) {
      const path = pathname.slice(ADMIN_API.length)
      return adminResponse(store, url, { path, params, authorization: headers.authorization, key: SAMPLE_ADMIN_KEY })
    }
    if (!pathname.startsWith(CONTENT_API)) throw unknownResource()
    if (!params.has('key')) throw missingKey()
    if (params.get('key') !== SAMPLE_CONTENT_KEY) throw wrongKey()
    return contentResponse(store, url, pathname.slice(CONTENT_API.length), params)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const target = new URL(request.url ?? '/', url)
    const { pathname } = target
    if (pathname.startsWith('/__')) {
      const { status, body } = await control(request)
      return void response.writeHead(status).end(`${JSON.stringify(body)}\n`)
    }
    requests.push(`${request.method} ${withoutKey(request.url ?? '/')}`)
    const fault = faults.next(pathname)
    if (fault && respondWithFault(fault, request, response)) return
    if (fault?.kind === 'slow') await sleep(fault.ms)

    if (pathname.startsWith('/content/')) {
      const png = imageOf(pathname)
      if (!png) return void response.writeHead(404).end()
      const caching = { 'cache-control': 'public, max-age=31536000', etag: `W/"${png.length.toString(16)}"` }
      return void response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': png.length, ...caching })
        .end(png)
    }
    try {
      if (fault?.kind === '500') throw new GhostFailure(500, 'InternalServerError', 'A fault set by a test.')
      if (fault?.kind === 'wrong-key') throw wrongKey()
      send(200, respond(request, target))
    } catch (error) {
      const { status, body } = toFailure(error)
      send(status, body)
    }

    function send(status: number, body: object) {
      const bytes = Buffer.from(JSON.stringify(body))
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
      if (fault?.kind === 'truncated')
        response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroySoon())
      else response.end(bytes)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error('mock Ghost:', error)
      response.destroy()
    })
  })
  // The mock Ghost never closes an idle connection because the worker may be using that connection.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    contentKey: SAMPLE_CONTENT_KEY,
    adminKey: SAMPLE_ADMIN_KEY,
    requests,
    setFault: faults.set,
    setPosts: store.setPosts,
    ...editor,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Hanging responses and idle connections would keep the mock Ghost running.
        server.closeAllConnections()
      }),
  }
}

function toFailure(error: unknown): { status: number; body: object } {
  if (error instanceof GhostFailure) return error
  if (!(error instanceof NotImplemented)) throw error
  const message = `The mock Ghost does not implement ${error.message}. Add it to test/ghost/sample/ and test/ghost/contract/.`
  console.error(message)
  return { status: 501, body: { errors: [{ message, type: 'NotImplementedError' }] } }
}

function withoutKey(target: string): string {
  return target.replace(/([?&])key=[^&]*(&?)/, (_, before: string, after: string) => (after ? before : ''))
}
