/**
 * Serves finished pages without rendering them again (stale-while-revalidate). It comes before the request pipeline, so a
 * stored page costs neither routing nor middleware. The pipeline marks the responses that may be stored: see `storeFor`.
 */
import { dayOf } from '#shared/dates'
import { NO_STORE, REVALIDATE, STORE_SECONDS } from '#shared/page-response'
import { addDays } from '#tax/due-dates/days'
import { toHex } from '#worker/hmac'
import { isUnchanged } from './conditional'
import type { PageStore, StoredPage } from './page-store'
import { createSingleFlight, type WaitUntil } from './single-flight'

/** Runs the request pipeline. */
type Run = (request: Request) => Promise<Response>

export interface PageCache {
  /** Responds from storage, or with the pipeline's response. */
  serve(request: Request, run: Run, waitUntil: WaitUntil): Promise<Response>
}

interface PageCacheOptions {
  store: PageStore
  /** Returns the key of the stored page, without the content generation. Undefined if the response is never stored. */
  keyOf(request: Request): string | undefined
  /** The content generation: a change in Ghost makes all stored pages unreachable. */
  generation(): Promise<number> | number
  /** No page is fresh for longer, because its content is not. */
  maxSeconds?: number
  now?: () => number
}

/** The response header with which the pipeline marks a response. Visitors never see it. */
const STORE_SECONDS_HEADER = 'x-store-seconds'
/** Headers that belong to one response. */
const OWN_HEADERS = new Set([STORE_SECONDS_HEADER, 'x-request-id', 'content-length', 'etag'])
/** Time between two attempts to replace an outdated page, ms. */
const RETRY_AFTER_MS = 5_000

/** Headers that let the page cache store a response. @param seconds How long it is fresh. 0: it is not stored. */
export function storeFor(seconds: number): Record<string, string> {
  return seconds > 0 ? { [STORE_SECONDS_HEADER]: `${seconds}` } : {}
}

/** Removes what `storeFor` has added. */
export function dontStore(headers: Headers): void {
  headers.delete(STORE_SECONDS_HEADER)
}

/** The caching headers of a feed or another file that is made from posts. An incomplete one is not stored anywhere. */
export function cachingOf(isComplete: boolean): Record<string, string> {
  return isComplete ? { 'cache-control': REVALIDATE, ...storeFor(STORE_SECONDS) } : { 'cache-control': NO_STORE }
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { store, keyOf, generation, maxSeconds = Number.POSITIVE_INFINITY, now = Date.now } = options
  const flights = createSingleFlight()

  /** Returns the stored page, or the pipeline's response if it must not be stored. */
  async function runAndStore(key: string, request: Request, run: Run, waitUntil: WaitUntil, previous?: StoredPage) {
    let own: Response | undefined
    const page = await flights.join(key, () => runOnce(), waitUntil)
    // A response belongs to one request, so a request that waited for another request runs the pipeline itself.
    return page ?? withoutMark(own ?? (await run(request)))

    async function runOnce(): Promise<StoredPage | undefined> {
      // A page shows the day on which its rendering began.
      const startedAt = now()
      const response = await run(request)
      const isWhole = response.status === 200 || response.status === 404
      const seconds = Math.min(Number(response.headers.get(STORE_SECONDS_HEADER) ?? 0), maxSeconds)
      if (isWhole && seconds > 0) {
        const page = withKnownBody(await pageOf(response, seconds, startedAt), previous)
        waitUntil(store.set(key, request.url, page))
        return page
      }
      own = response
      return undefined
    }
  }

  /** Replaces an outdated page. It stays if the pipeline fails or its response must not be stored. */
  async function refresh(key: string, outdated: StoredPage, request: Request, run: Run, waitUntil: WaitUntil) {
    outdated.freshUntil = now() + RETRY_AFTER_MS
    const page = await runAndStore(key, shared(request), run, waitUntil, outdated)
    if (page instanceof Response) await page.body?.cancel()
  }

  return {
    async serve(request, run, waitUntil) {
      const ownKey = keyOf(request)
      if (ownKey === undefined) return withoutMark(await run(request))
      const key = `${await generation()} ${ownKey}`
      const kept = store.get(key)
      const found = kept ?? (await store.load(key, request.url))
      if (found && now() < found.expiresAt) {
        if (now() >= found.freshUntil) waitUntil(refresh(key, found, request, run, waitUntil))
        return respond(request, found, kept ? 'memory' : 'edge')
      }
      const page = await runAndStore(key, shared(request), run, waitUntil)
      if (!(page instanceof Response)) return respond(request, page, 'rendered')
      if (request.method !== 'HEAD') return page
      await page.body?.cancel()
      return new Response(null, page)
    },
  }
}

/** Runs the pipeline for every request. Reads the generation first, so that all parts of a page belong to it. */
export function withoutPageCache({ keyOf, generation }: Pick<PageCacheOptions, 'keyOf' | 'generation'>): PageCache {
  return {
    async serve(request, run) {
      if (keyOf(request) !== undefined) await generation()
      return withoutMark(await run(request))
    },
  }
}

/** The request without what concerns one visitor only: the method and the signal. */
function shared({ url, headers }: Request): Request {
  return new Request(url, { headers })
}

async function pageOf(response: Response, seconds: number, at: number): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const digest = await crypto.subtle.digest('SHA-256', body)
  const headers = new Headers([...response.headers].filter(([name]) => !OWN_HEADERS.has(name)))
  headers.set('etag', `"${toHex(digest).slice(0, 32)}"`)
  return {
    status: response.status,
    headers,
    body,
    freshUntil: at + seconds * 1000,
    expiresAt: response.status === 200 ? nextMidnight(at) : at + seconds * 1000,
  }
}

/**
 * A page that has not changed keeps its body and its ETag, so that visitors who have it get a 304. The policy in its headers
 * belongs to the body.
 */
function withKnownBody(page: StoredPage, previous: StoredPage | undefined): StoredPage {
  if (!previous || withoutTimes(previous.body) !== withoutTimes(page.body)) return page
  return { ...page, headers: previous.headers, body: previous.body }
}

/** Returns the text without the times in ms at which the page and its data were loaded. */
function withoutTimes(body: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder().decode(body).replace(/\b(?:u|dataUpdatedAt|dehydratedAt):1\d{12}/g, '')
}

/** The next midnight in Ohio, because pages show due dates and opening hours of the day. */
function nextMidnight(at: number): number {
  const tomorrow = addDays(dayOf(new Date(at).toISOString()), 1)
  const inSummer = `${tomorrow}T04:00:00Z`
  return Date.parse(dayOf(inSummer) === tomorrow ? inSummer : `${tomorrow}T05:00:00Z`)
}

function respond(request: Request, { status, headers, body }: StoredPage, layer: string): Response {
  const isKnown = status === 200 && isUnchanged(request, headers)
  const hasBody = !isKnown && request.method !== 'HEAD'
  // The response has a copy of the headers.
  const response = new Response(hasBody ? body : null, { status: isKnown ? 304 : status, headers })
  if (isKnown) response.headers.delete('content-type')
  response.headers.set('server-timing', `cache;desc=${layer}`)
  response.headers.set('x-request-id', crypto.randomUUID())
  return response
}

function withoutMark(response: Response): Response {
  // Changes only marked responses, because the headers of others may be immutable.
  if (response.headers.has(STORE_SECONDS_HEADER)) dontStore(response.headers)
  return response
}
