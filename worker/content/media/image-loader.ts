import { createLruCache } from '#worker/platform/lru-cache.ts'
import { imageBody } from './image-body.ts'
import { imageType, SIGNATURE_BYTES } from './image-type.ts'
import { MEDIA_TIMEOUT_MS, type MediaClient } from './media-client.ts'
import type { MediaHosts } from './media-hosts.ts'

export interface Image {
  type: string
  bytes: ArrayBuffer
}

export interface ImageInfo {
  type: string
  /** The image's size in bytes. Undefined if the host did not send the size. */
  length: number | undefined
}

/** An image that is streamed to the visitor from a cache. An image too large to cache is streamed from its host. */
export interface StreamedImage extends ImageInfo {
  bytes: ReadableStream<Uint8Array>
}

interface ImageLoaderOptions {
  media: MediaHosts
  client: MediaClient
  now: () => number
}

const MAX_CACHED_BYTES = 5_000_000
const MAX_BYTES = 20_000_000
const STREAM_WAIT_MS = 60_000
/** For 5 s after a failure, the worker does not request the same image host or image again. */
const COOL_DOWNS = { maxEntries: 1_000, maxBytes: 1_000_000, lifeMs: 5_000 }

/** Requests images from image hosts. In all methods, `path` is a path on this site under /media/. */
export function createImageLoader({ media, client, now }: ImageLoaderOptions) {
  const failures = createLruCache<true>({ ...COOL_DOWNS, now })

  async function withCoolDown<T>(address: string, step: Promise<T>): Promise<T> {
    try {
      return await step
    } catch (error) {
      failures.set(address, true, address.length)
      throw error
    }
  }

  async function request(source: URL): Promise<Response | undefined> {
    const failed = [source.origin, source.href].find((address) => failures.get(address))
    if (failed) throw new Error(`Did not request ${source}, because ${failed} failed less than 5 s ago`)
    const response = await withCoolDown(source.origin, client.get(source, { accept: 'image/*' }))
    const isTooLarge = Number(response.headers.get('content-length')) > MAX_BYTES
    if (response.status === 200 && !isTooLarge) return response
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return undefined
    const reason = response.status === 200 ? `is larger than ${MAX_BYTES} bytes` : `got status ${response.status}`
    throw new Error(`Image ${source} ${reason}`)
  }

  /**
   * Requests an image and reads up to `bytes` bytes. If the host reports a larger size, reads only the file signature.
   * @param hostMs Maximum time for the host to send the whole image, in ms.
   * @throws if the file is not an image.
   */
  async function begin(path: string, bytes: number, hostMs: number) {
    const startedAt = now()
    const source = media.mediaSource(path)
    const response = source && (await request(source))
    if (!response) return undefined
    const length = lengthOf(response)
    const waitMs = hostMs - (now() - startedAt)
    const body = imageBody(response.body ?? new Blob([]).stream(), { maxBytes: MAX_BYTES, waitMs })
    const head = await withCoolDown(source.href, body.read((length ?? 0) > bytes ? SIGNATURE_BYTES : bytes))
    const type = response.headers.get('content-type')?.startsWith('image/') && imageType(head.bytes)
    if (type) return { type, length, body, head }
    await body.cancel()
    throw new Error(`${source} is not a PNG, JPEG, GIF, WebP or AVIF image`)
  }

  return {
    /**
     * Returns an image of up to 5 MB, or the type and length of a larger image. Returns undefined if not found.
     * @throws if the host fails, the image exceeds 20 MB or the file is not an image.
     */
    async load(path: string): Promise<Image | ImageInfo | undefined> {
      const begun = await begin(path, MAX_CACHED_BYTES, MEDIA_TIMEOUT_MS)
      if (!begun) return undefined
      const { type, length, body, head } = begun
      if (head.done) return { type, bytes: head.bytes }
      await body.cancel()
      return { type, length }
    },

    /** Streams an image of up to 20 MB. Returns undefined if not found. @throws the same errors as `load` */
    async open(path: string): Promise<StreamedImage | undefined> {
      const begun = await begin(path, SIGNATURE_BYTES, STREAM_WAIT_MS)
      return begun && { type: begun.type, length: begun.length, bytes: begun.body.stream() }
    },
  }
}

/** Returns an image's size in bytes. Ignores the Content-Length of a compressed body, because it is not the image's size. */
function lengthOf({ headers }: Response): number | undefined {
  return headers.has('content-encoding') ? undefined : Number(headers.get('content-length')) || undefined
}
