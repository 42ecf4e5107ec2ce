/** GET /media/* serves the images and files in posts so that browsers do not load them from other origins. */
import { type Context, Hono } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { log } from '#worker/log.ts'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'
import type { Image, StreamedImage } from './image-loader.ts'
import type { LargeImage, MediaCache } from './media-cache.ts'
import type { MediaClient } from './media-client.ts'
import { GHOST_WIDTHS, type MediaHosts } from './media-hosts.ts'

export interface MediaParts {
  media: MediaHosts
  cache: MediaCache
  client: MediaClient
}

/** Lets browsers cache a file for a year, because Ghost creates a new URL for every uploaded file. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PLAYABLE = /^(?:video\/(?:mp4|webm|ogg|quicktime)|audio\/(?:mpeg|mp4|ogg|wav|x-wav|x-m4a|aac|webm))(?:;|$)/
const REQUEST_HEADERS = ['range', 'if-range']
const RESPONSE_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']
const MAX_LOGGED_PER_MINUTE = 20
const RESIZED = /^\/media\/content\/images\/size\/w\d+\/(?!format\/)/

export function mediaFiles({ media, cache, client }: MediaParts) {
  const mayLog = createMinuteLimit(MAX_LOGGED_PER_MINUTE)

  async function serveImage(c: Context<AppEnv>, path: string): Promise<Response> {
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
    try {
      for (const candidate of formatsOf(c, path)) {
        const found = await cache.image(candidate, waitUntil)
        const image = found && c.req.method === 'GET' && 'open' in found ? await found.open() : found
        if (image) return imageResponse(c, image, IMMUTABLE)
      }
      return refuse(c, 404, 'Not found')
    } catch (error) {
      // If the image host fails, responds with a cached copy of the image in another size.
      for (const other of otherSizes(path)) {
        const stored = await cache.stored(other, waitUntil)
        if (stored) return imageResponse(c, stored, 'no-store')
      }
      throw error
    }
  }

  /** Streams a video, audio file or document from Ghost, and supports range requests. Does not cache the file in the worker. */
  async function streamFile(c: Context<AppEnv>, source: URL, isDocument: boolean): Promise<Response> {
    const { status, headers, body } = await client.get(
      source,
      headersOf(REQUEST_HEADERS, (name) => c.req.header(name)),
    )
    const type = headers.get('content-type') ?? ''
    const isAllowed = isDocument || status === 416 || PLAYABLE.test(type)
    if (![200, 206, 416].includes(status) || !isAllowed) {
      await body?.cancel()
      return status === 404 || status === 410 ? refuse(c, 404, 'Not found') : refuse(c, 502, 'Not available')
    }
    const forwarded = headersOf(RESPONSE_HEADERS, (name) => headers.get(name))
    for (const [name, value] of Object.entries(forwarded)) c.header(name, value)
    // Makes browsers download documents from Ghost instead of displaying them, because they may be HTML or SVG.
    c.header('content-type', isDocument ? 'application/octet-stream' : type)
    if (isDocument) c.header('content-disposition', 'attachment')
    c.header('cache-control', status === 416 ? 'no-store' : IMMUTABLE)
    return c.newResponse(body as ReadableStream, status as 200)
  }

  return new Hono<AppEnv>()
    .get('*', async (c) => {
      const { pathname, search } = c.var.url
      // Keeps the query string of an image outside Ghost, because it may identify the image. Ghost's image URLs have none.
      const path = pathname.startsWith('/media/host/') ? pathname + search : pathname
      const source = media.mediaSource(path)
      if (!source) return refuse(c, 404, 'Not found')
      const [, folder] = pathname.match(/^\/media\/content\/(media|files)\//) ?? []
      try {
        return folder ? await streamFile(c, source, folder === 'files') : await serveImage(c, path)
      } catch (error) {
        if (mayLog(source.host)) log('media-unavailable', { path: pathname, error })
        return refuse(c, 502, 'Not available')
      }
    })
    .all('*', (c) => refuse(c, 405, 'Method not allowed'))
}

/**
 * Returns the image paths to try in order. Starts with a WebP path if the browser accepts WebP and Ghost can convert the
 * image.
 */
function formatsOf(c: Context<AppEnv>, path: string): string[] {
  if (!RESIZED.test(path)) return [path]
  c.header('vary', 'Accept')
  return c.req.header('accept')?.includes('image/webp') ? [path.replace(RESIZED, '$&format/webp/'), path] : [path]
}

function headersOf(names: string[], read: (name: string) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, read(name) ?? '']).filter(([, value]) => value !== ''))
}

function imageResponse(c: Context<AppEnv>, image: Image | LargeImage | StreamedImage, cacheControl: string): Response {
  const headers = { 'content-type': image.type, 'cache-control': cacheControl }
  const length = 'length' in image ? image.length : image.bytes.byteLength
  if (length) c.header('content-length', `${length}`)
  if (!('bytes' in image)) return c.body(null, 200, headers)
  const { bytes } = image
  if (c.req.method === 'HEAD') {
    if (bytes instanceof ReadableStream) c.executionCtx.waitUntil(bytes.cancel())
    return c.body(null, 200, headers)
  }
  const hasFixedLength = length && bytes instanceof ReadableStream
  // Streams a file with a FixedLengthStream, because workerd does not send a Content-Length for other streams.
  return c.body(hasFixedLength ? bytes.pipeThrough(new FixedLengthStream(length)) : bytes, 200, headers)
}

function otherSizes(path: string): string[] {
  const [, file] = path.match(/^\/media\/content\/images\/(?:size\/w\d+\/)?(?:format\/\w+\/)?(.+)$/) ?? []
  if (!file) return []
  const folders = GHOST_WIDTHS.toReversed().flatMap((width) => [`size/w${width}/format/webp/`, `size/w${width}/`])
  return ['', ...folders].map((folder) => `/media/content/images/${folder}${file}`)
}

function refuse(c: Context<AppEnv>, status: 404 | 405 | 502, text: string): Response {
  c.header('cache-control', 'no-store')
  if (status === 405) c.header('allow', 'GET, HEAD')
  return c.text(text, status)
}
