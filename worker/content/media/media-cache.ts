/**
 * Caches images so that pages can show an image while its host is down. The data center's Cache API stores an image for a
 * day, and KV stores an image from Ghost for 30 days. Concurrent requests for one image share one load.
 */

import type { Log } from '#worker/log.ts'
import { createBestEffort } from '#worker/platform/best-effort.ts'
import { edgeAddress } from '#worker/platform/edge-address.ts'
import type { ExpiringSet } from '#worker/platform/expiring-set.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'
import { createSingleFlight, type WaitUntil } from '#worker/platform/single-flight.ts'
import type { EdgeCache, Kv } from '#worker/platform/storage.ts'
import { createImageLoader, type Image, type ImageInfo, type StreamedImage } from './image-loader.ts'
import type { MediaClient } from './media-client.ts'
import type { MediaHosts } from './media-hosts.ts'

export interface LargeImage extends ImageInfo {
  /** Streams the image from its host. Returns undefined if the image no longer exists. @throws if the host fails. */
  open(): Promise<StreamedImage | undefined>
}

export interface MediaCache {
  /** Returns a cached or newly loaded image, or undefined if not found. @throws if the host fails. */
  image(path: string, waitUntil: WaitUntil): Promise<Image | StreamedImage | LargeImage | undefined>
  /** Returns a cached image, or undefined if it is not cached. Does not wait for the image host. */
  stored(path: string, waitUntil: WaitUntil): Promise<StreamedImage | undefined>
}

interface MediaCacheOptions {
  kv: Kv
  edge: EdgeCache
  negativeCache: ExpiringSet
  media: MediaHosts
  client: MediaClient
  log: Log
  now?: () => number
}

interface Metadata extends ImageInfo {
  /** When the cached image was loaded, in ms since 1970. */
  at: number
}

const KV_SECONDS = 30 * 24 * 60 * 60
const REFRESH_AFTER_MS = (KV_SECONDS * 1000) / 2
/** Lifetime of an image in the Cache API. Must be short, because reading an old image from KV is what triggers a refresh. */
const EDGE_SECONDS = 24 * 60 * 60
const MAX_LOGGED_PER_MINUTE = 20
/** Limits for the list of images that are too large to cache. An entry lasts an hour, because writers rarely change images. */
const LARGE = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: 60 * 60 * 1000 }

export function createMediaCache(options: MediaCacheOptions): MediaCache {
  const { kv, edge, negativeCache, media, client, log, now = Date.now } = options
  const bestEffort = createBestEffort(log, 'media-storage-failed')
  const singleFlight = createSingleFlight()
  const loader = createImageLoader({ media, client, now })
  const large = createLruCache<ImageInfo>({ ...LARGE, now })
  const mayLog = createMinuteLimit(MAX_LOGGED_PER_MINUTE)
  const kvKey = (path: string) => `media:1:${path}`
  /**
   * Uses the image's original URL as the key, because workers in one zone share the Cache API but may use different Ghost
   * sites.
   */
  const edgeKey = (path: string) => `${media.mediaSource(path)}`
  const edgeUrl = (path: string) => edgeAddress('media', edgeKey(path))

  async function readEdge(path: string): Promise<StreamedImage | undefined> {
    const found = await bestEffort('match', () => edge.match(edgeUrl(path)))
    if (!found?.body) return undefined
    const length = Number(found.headers.get('content-length')) || undefined
    return { type: found.headers.get('content-type') ?? '', length, bytes: found.body }
  }

  function writeEdge(path: string, { type, bytes }: Image | StreamedImage) {
    const headers = { 'content-type': type, 'cache-control': `max-age=${EDGE_SECONDS}` }
    return bestEffort('put', () => edge.put(edgeUrl(path), new Response(bytes, { headers })))
  }

  async function openKv(path: string): Promise<(StreamedImage & Metadata) | undefined> {
    const found = await bestEffort('KV get', () => kv.getWithMetadata<Metadata>(kvKey(path), 'stream'))
    return found?.value && found.metadata ? { ...found.metadata, bytes: found.value } : undefined
  }

  async function readKv(path: string, waitUntil: WaitUntil): Promise<StreamedImage | undefined> {
    const image = await openKv(path)
    if (image) waitUntil(now() - image.at > REFRESH_AFTER_MS ? refresh(path, waitUntil) : copyToEdge(path))
    return image
  }

  /** Reads the image from KV again, because copying the response stream would fill memory if the visitor is slow. */
  async function copyToEdge(path: string) {
    const image = await openKv(path)
    if (image) await writeEdge(path, image)
  }

  function writeKv(path: string, { type, bytes }: Image) {
    const metadata: Metadata = { type, length: bytes.byteLength, at: now() }
    return bestEffort('KV put', () => kv.put(kvKey(path), bytes, { expirationTtl: KV_SECONDS, metadata }))
  }

  const load = (path: string, waitUntil: WaitUntil) =>
    singleFlight.join(path, () => loadAndStore(path, waitUntil), waitUntil)

  async function refresh(path: string, waitUntil: WaitUntil) {
    await load(path, waitUntil).catch((error) => {
      if (mayLog(media.mediaSource(path)?.host)) log('media-renewal-failed', { path, error })
    })
  }

  async function loadAndStore(path: string, waitUntil: WaitUntil): Promise<Image | ImageInfo | undefined> {
    const image = await loader.load(path)
    if (!image) await bestEffort('negative cache add', () => negativeCache.add(edgeKey(path)))
    else if (!('bytes' in image)) large.set(path, image, path.length)
    else {
      waitUntil(writeEdge(path, image))
      // Stores only Ghost's images in KV. The Cache API also stores images from other hosts.
      if (path.startsWith('/media/content/')) waitUntil(writeKv(path, image))
    }
    return image
  }

  const stored = async (path: string, waitUntil: WaitUntil) => (await readEdge(path)) ?? readKv(path, waitUntil)

  return {
    stored,
    async image(path, waitUntil) {
      const image = await stored(path, waitUntil)
      if (image) return image
      if (await bestEffort('negative cache has', () => negativeCache.has(edgeKey(path)))) return undefined
      const loaded = large.get(path) ?? (await load(path, waitUntil))
      // Reloads a large image for each request, because requests cannot share a stream.
      return loaded && !('bytes' in loaded) ? { ...loaded, open: () => loader.open(path) } : loaded
    },
  }
}
