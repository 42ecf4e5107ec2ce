/**
 * Pictures, kept so that they outlive their host's failures: in the data centre's Cache API for a day, behind it in KV
 * for 30 days, renewed when they are half as old. Only Ghost's own go to KV: how many there are is up to the writers,
 * while another host's address can be varied by anybody.
 */
import type { MediaClient } from '#worker/ghost/media-client'
import type { MediaHosts } from '#worker/ghost/pictures'
import type { Log } from '#worker/log'
import type { WaitUntil } from './content-cache'
import { createFlights } from './flights'
import { imageType } from './image-type'
import type { Marks } from './marks'

export interface Image {
  type: string
  bytes: ArrayBuffer
}

export interface MediaCache {
  /** undefined: there is no such picture. @throws where it cannot be had. */
  image(path: string, waitUntil: WaitUntil): Promise<Image | undefined>
  /** Without asking its host. */
  kept(path: string, waitUntil: WaitUntil): Promise<Image | undefined>
}

export interface MediaCacheOptions {
  kv: KVNamespace
  edge: Cache
  missing: Marks
  media: MediaHosts
  client: MediaClient
  log: Log
  now?: () => number
}

const KV_SECONDS = 30 * 24 * 60 * 60
const RENEW_AFTER_MS = (KV_SECONDS * 1000) / 2
/** Short, so that the copy behind it is looked at, and renewed, in time. */
const EDGE_SECONDS = 24 * 60 * 60
/** What is kept, and what is shown at all. */
const KEEP_BYTES = 5_000_000
const MAX_BYTES = 20_000_000
/** A host that failed is left alone this long, ms. */
const COOL_DOWN_MS = 5_000

export function createMediaCache(options: MediaCacheOptions): MediaCache {
  const { kv, edge, missing, media, client, log, now = Date.now } = options
  const flights = createFlights()
  const failedAt = new Map<string, number>()
  const edgeAddress = (path: string) => `https://media.invalid${path}`
  const key = (path: string) => `media:1:${path}`

  /** Storage that fails costs speed, never the answer. */
  async function attempt<T>(what: string, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step()
    } catch (error) {
      log('media-storage-failed', { what, error })
      return undefined
    }
  }

  async function fromEdge(path: string): Promise<Image | undefined> {
    const found = await attempt('match', () => edge.match(edgeAddress(path)))
    return found && { type: found.headers.get('content-type') ?? '', bytes: await found.arrayBuffer() }
  }

  async function fromKv(path: string, waitUntil: WaitUntil): Promise<Image | undefined> {
    const found = await attempt('get', () => kv.getWithMetadata<{ type: string; at: number }>(key(path), 'arrayBuffer'))
    if (!found?.value || !found.metadata) return undefined
    const { type, at } = found.metadata
    const image = { type, bytes: found.value }
    if (now() - at > RENEW_AFTER_MS)
      waitUntil(load(path, waitUntil).catch((error) => log('media-renewal-failed', { path, error })))
    else waitUntil(keepAtEdge(path, image))
    return image
  }

  const keepAtEdge = (path: string, { type, bytes }: Image) =>
    attempt('put', () => {
      const headers = { 'content-type': type, 'cache-control': `max-age=${EDGE_SECONDS}` }
      return edge.put(edgeAddress(path), new Response(bytes, { headers }))
    })

  async function load(path: string, waitUntil: WaitUntil): Promise<Image | undefined> {
    const source = media.mediaSource(path)
    const image = source && (await fetchImage(source))
    if (!image) {
      await attempt('remember', () => missing.add(path))
      return undefined
    }
    if (image.bytes.byteLength > KEEP_BYTES) return image
    const metadata = { type: image.type, at: now() }
    waitUntil(keepAtEdge(path, image))
    if (path.startsWith('/media/content/'))
      waitUntil(attempt('keep', () => kv.put(key(path), image.bytes, { expirationTtl: KV_SECONDS, metadata })))
    return image
  }

  async function ask(source: URL): Promise<Response> {
    if (now() - (failedAt.get(source.origin) ?? Number.NEGATIVE_INFINITY) < COOL_DOWN_MS)
      throw new Error(`${source.origin} failed a moment ago`)
    try {
      return await client.get(source, { accept: 'image/*' })
    } catch (error) {
      failedAt.set(source.origin, now())
      throw error
    }
  }

  /** undefined: the host says that there is none. */
  async function fetchImage(source: URL): Promise<Image | undefined> {
    const response = await ask(source)
    if (response.status !== 200) {
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return undefined
      throw new Error(`${source.origin} answered ${response.status} for a picture`)
    }
    const bytes = await readAtMost(response, MAX_BYTES)
    const type = imageType(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 16)))
    if (!type || !response.headers.get('content-type')?.startsWith('image/'))
      throw new Error(`${source.origin} answered with what is no picture`)
    return { type, bytes }
  }

  const kept = async (path: string, waitUntil: WaitUntil) => (await fromEdge(path)) ?? fromKv(path, waitUntil)

  return {
    kept,
    async image(path, waitUntil) {
      const known = await kept(path, waitUntil)
      if (known) return known
      if (await attempt('recall', () => missing.has(path))) return undefined
      return flights.join(path, () => load(path, waitUntil), waitUntil)
    },
  }
}

/** @throws when it is larger; what is over the limit is never held. */
async function readAtMost(response: Response, max: number): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > max) throw new Error(`A picture of more than ${max} bytes`)
    parts.push(part)
  }
  return new Blob(parts as BlobPart[]).arrayBuffer()
}
