/**
 * Pictures, kept so that they outlive their host's failures: in the data centre's Cache API for a day, behind it in KV
 * for 30 days, renewed when they are half as old. Only Ghost's own go to KV: how many there are is up to the writers,
 * while another host's address can be varied by anybody.
 */
import { MEDIA_TIMEOUT_MS, type MediaClient } from '#worker/ghost/media-client'
import type { MediaHosts } from '#worker/ghost/pictures'
import type { Log } from '#worker/log'
import type { WaitUntil } from './content-cache'
import { createFlights } from './flights'
import { imageType } from './image-type'
import type { Marks } from './marks'
import { createMemory } from './memory'
import { pictureBody } from './picture-body'

export interface Image {
  type: string
  bytes: ArrayBuffer
}

/** A picture too large to hold: it goes through as it comes. */
export interface Passing extends Kind {
  bytes: ReadableStream<Uint8Array>
}

/** What is known of one that is not held. */
interface Kind {
  type: string
  /** Bytes, where its host tells. */
  length: number | undefined
}

export interface Large extends Kind {
  /** Asks the host for it. undefined: there is none any more. @throws where it cannot be had. */
  open(): Promise<Passing | undefined>
}

export interface MediaCache {
  /** undefined: there is no such picture. @throws where it cannot be had. */
  image(path: string, waitUntil: WaitUntil): Promise<Image | Large | undefined>
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
/** What is held and kept, and what is shown at all. */
const KEEP_BYTES = 5_000_000
const MAX_BYTES = 20_000_000
/** Enough to tell its type by. */
const HEAD_BYTES = 16
/** A host that does not answer is left alone this long, and so is a picture of which not all came. */
const FAILED = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: 5_000 }
/** So long a picture is taken for a large one; writers seldom replace one. */
const KNOWN_LARGE = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: 60 * 60 * 1000 }

export function createMediaCache(options: MediaCacheOptions): MediaCache {
  const { kv, edge, missing, media, client, log, now = Date.now } = options
  const flights = createFlights()
  /** Origins, and whole addresses. */
  const failed = createMemory<true>({ ...FAILED, now })
  const large = createMemory<Kind>({ ...KNOWN_LARGE, now })
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
      waitUntil(renewed(path, waitUntil).catch((error) => log('media-renewal-failed', { path, error })))
    else waitUntil(keepAtEdge(path, image))
    return image
  }

  const keepAtEdge = (path: string, { type, bytes }: Image) =>
    attempt('put', () => {
      const headers = { 'content-type': type, 'cache-control': `max-age=${EDGE_SECONDS}` }
      return edge.put(edgeAddress(path), new Response(bytes, { headers }))
    })

  const renewed = (path: string, waitUntil: WaitUntil) => flights.join(path, () => load(path, waitUntil), waitUntil)

  async function load(path: string, waitUntil: WaitUntil): Promise<Image | Kind | undefined> {
    const source = media.mediaSource(path)
    const image = source && (await fetchImage(source))
    if (!image) await attempt('remember', () => missing.add(path))
    else if (!('bytes' in image)) large.set(path, image, path.length)
    if (!image || !('bytes' in image)) return image
    const metadata = { type: image.type, at: now() }
    waitUntil(keepAtEdge(path, image))
    if (path.startsWith('/media/content/'))
      waitUntil(attempt('keep', () => kv.put(key(path), image.bytes, { expirationTtl: KV_SECONDS, metadata })))
    return image
  }

  /** What fails in it, an origin or an address, is left alone for a moment. */
  async function watched<T>(what: string, step: Promise<T>): Promise<T> {
    try {
      return await step
    } catch (error) {
      failed.set(what, true, what.length)
      throw error
    }
  }

  /** undefined: the host says that there is none. */
  async function ask(source: URL): Promise<Response | undefined> {
    const barred = [source.origin, source.href].find((what) => failed.get(what))
    if (barred) throw new Error(`${barred} failed a moment ago`)
    const response = await watched(source.origin, client.get(source, { accept: 'image/*' }))
    const refused =
      response.status !== 200
        ? `answered ${response.status}`
        : Number(response.headers.get('content-length')) > MAX_BYTES
          ? `has more than ${MAX_BYTES} bytes`
          : undefined
    if (!refused) return response
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return undefined
    throw new Error(`${source.origin} ${refused} for a picture`)
  }

  async function fetchImage(source: URL): Promise<Image | Kind | undefined> {
    const until = Date.now() + MEDIA_TIMEOUT_MS
    const response = await ask(source)
    if (!response) return undefined
    const body = pictureBody(bodyOf(response), { maxBytes: MAX_BYTES, leftMs: () => until - Date.now() })
    const length = lengthOf(response)
    // One slow picture tells nothing of the host's others.
    const { bytes, done } = await watched(source.href, body.read((length ?? 0) > KEEP_BYTES ? HEAD_BYTES : KEEP_BYTES))
    const type = typeOf(response, bytes)
    if (!type || !done) await body.cancel()
    if (!type) throw new Error(`${source} is no picture`)
    return done ? { type, bytes } : { type, length }
  }

  /** A stream belongs to the request that began it, so each visitor to a large picture has the host asked anew. */
  async function open(path: string): Promise<Passing | undefined> {
    const source = media.mediaSource(path)
    const response = source && (await ask(source))
    if (!response) return undefined
    const body = pictureBody(bodyOf(response), { maxBytes: MAX_BYTES, leftMs: () => MEDIA_TIMEOUT_MS })
    const { bytes } = await watched(source.href, body.read(HEAD_BYTES))
    const type = typeOf(response, bytes)
    if (type) return { type, length: lengthOf(response), bytes: body.stream() }
    await body.cancel()
    throw new Error(`${source} is no picture`)
  }

  const kept = async (path: string, waitUntil: WaitUntil) => (await fromEdge(path)) ?? fromKv(path, waitUntil)

  return {
    kept,
    async image(path, waitUntil) {
      const known = await kept(path, waitUntil)
      if (known) return known
      if (await attempt('recall', () => missing.has(path))) return undefined
      const found = large.get(path) ?? (await renewed(path, waitUntil))
      return found && !('bytes' in found) ? { ...found, open: () => open(path) } : found
    },
  }
}

function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  return body ?? new Blob([]).stream()
}

/** Bytes; of a body that came packed the header tells something else. */
function lengthOf({ headers }: Response): number | undefined {
  return headers.has('content-encoding') ? undefined : Number(headers.get('content-length')) || undefined
}

/** undefined: no picture that may be shown. */
function typeOf({ headers }: Response, bytes: ArrayBuffer): string | undefined {
  const isNamed = headers.get('content-type')?.startsWith('image/')
  return isNamed ? imageType(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, HEAD_BYTES))) : undefined
}
