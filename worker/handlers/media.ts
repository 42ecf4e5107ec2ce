/** /media/*: pictures and files of posts, so that no page asks another origin. Nothing of it can run on this one. */
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Image, Large, MediaCache, Passing } from '#worker/cache/media-cache'
import type { AppEnv } from '#worker/context'
import type { MediaClient } from '#worker/ghost/media-client'
import { GHOST_WIDTHS, type MediaHosts } from '#worker/ghost/pictures'
import { log } from '#worker/log'

export interface MediaParts {
  media: MediaHosts
  cache: MediaCache
  client: MediaClient
}

/** Ghost gives every upload an address of its own. */
const FOREVER = 'public, max-age=31536000, immutable'
const RECORDINGS = /^(?:video\/(?:mp4|webm|ogg|quicktime)|audio\/(?:mpeg|mp4|ogg|wav|x-wav|x-m4a|aac|webm))(?:;|$)/
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']
const SIZED = /^\/media\/content\/images\/size\/w\d+\/(?!format\/)/

export function mediaFiles({ media, cache, client }: MediaParts) {
  async function image(c: Context<AppEnv>, path: string): Promise<Response> {
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
    const sized = SIZED.test(path)
    if (sized) c.header('vary', 'Accept')
    const wanted = [path]
    if (sized && c.req.header('accept')?.includes('image/webp')) wanted.unshift(path.replace(SIZED, '$&format/webp/'))
    try {
      for (const one of wanted) {
        const found = await cache.image(one, waitUntil)
        const shown = found && c.req.method === 'GET' && 'open' in found ? await found.open() : found
        if (shown) return show(c, shown, FOREVER)
      }
      return none(c, 404, 'Not found')
    } catch (error) {
      // The same picture in another size is better than none, for as long as the host is away.
      for (const other of otherSizes(path)) {
        const kept = await cache.kept(other, waitUntil)
        if (kept) return show(c, kept, 'no-store')
      }
      throw error
    }
  }

  /**
   * Films, sounds and documents go through as they come, in the parts that players ask for. None of it is held here, so
   * how long it takes is up to who watches.
   */
  async function passOn(c: Context<AppEnv>, source: URL, isFile: boolean): Promise<Response> {
    const asked = ['range', 'if-range'].flatMap((name) => [[name, c.req.header(name) ?? '']] as [string, string][])
    const response = await client.get(source, Object.fromEntries(asked.filter(([, value]) => value)))
    const type = response.headers.get('content-type') ?? ''
    const fits = isFile || response.status === 416 || RECORDINGS.test(type)
    if (![200, 206, 416].includes(response.status) || !fits) {
      await response.body?.cancel()
      return [404, 410].includes(response.status) ? none(c, 404, 'Not found') : none(c, 502, 'Not available')
    }
    for (const name of PASSED_ON) {
      const value = response.headers.get(name)
      if (value) c.header(name, value)
    }
    // Whatever a document is, it is to be kept, not shown.
    c.header('content-type', isFile ? 'application/octet-stream' : type)
    if (isFile) c.header('content-disposition', 'attachment')
    c.header('cache-control', response.status === 416 ? 'no-store' : FOREVER)
    return c.newResponse(response.body as ReadableStream, response.status as 200)
  }

  return new Hono<AppEnv>()
    .use(
      secureHeaders({
        contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
        // Feeds and link previews show pictures on pages of others.
        crossOriginResourcePolicy: 'cross-origin',
        strictTransportSecurity: 'max-age=31536000; includeSubDomains',
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
      }),
    )
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url)
      // Ghost's own take no query; elsewhere it says which picture.
      const path = pathname.startsWith('/media/host/') ? pathname + search : pathname
      const source = media.mediaSource(path)
      if (!source) return none(c, 404, 'Not found')
      const [, kind] = pathname.match(/^\/media\/content\/(media|files)\//) ?? []
      try {
        return kind ? await passOn(c, source, kind === 'files') : await image(c, path)
      } catch (error) {
        log('media-unavailable', { requestId: c.var.requestId, path: pathname, error })
        return none(c, 502, 'Not available')
      }
    })
    .all('*', (c) => none(c, 405, 'Method not allowed'))
}

/** One that is not open has no body: HEAD wants none, and a stream would stay open. */
function show(c: Context<AppEnv>, image: Image | Large | Passing, cacheControl: string): Response {
  const headers = { 'content-type': image.type, 'cache-control': cacheControl }
  const length = 'length' in image ? image.length : image.bytes.byteLength
  if (length) c.header('content-length', `${length}`)
  if (!('bytes' in image)) return c.body(null, 200, headers)
  const { bytes } = image
  const isMeasured = length && bytes instanceof ReadableStream
  // The length of any other stream is not told.
  return c.body(isMeasured ? bytes.pipeThrough(new FixedLengthStream(length)) : bytes, 200, headers)
}

/** Of Ghost's pictures, largest first. */
function otherSizes(path: string): string[] {
  const [, file] = path.match(/^\/media\/content\/images\/(?:size\/w\d+\/)?(?:format\/\w+\/)?(.+)$/) ?? []
  if (!file) return []
  const folders = GHOST_WIDTHS.toReversed().flatMap((width) => [`size/w${width}/format/webp/`, `size/w${width}/`])
  return ['', ...folders].map((folder) => `/media/content/images/${folder}${file}`)
}

/** A picture's failure needs no page. */
function none(c: Context<AppEnv>, status: 404 | 405 | 502, text: string): Response {
  c.header('cache-control', 'no-store')
  if (status === 405) c.header('allow', 'GET, HEAD')
  return c.text(text, status)
}
