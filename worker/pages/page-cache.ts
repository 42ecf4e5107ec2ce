/** Caches complete pages and files (stale-while-revalidate). */
import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { dayOf } from '#shared/dates.ts'
import { NO_STORE, REVALIDATE, STORE_SECONDS } from '#shared/page-response.ts'
import { addDays } from '#tax/due-dates/days.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { isRead } from '#worker/http/is-read.ts'
import { toHex } from '#worker/platform/hmac.ts'
import { createSingleFlight } from '#worker/platform/single-flight.ts'
import { isUnchanged } from './conditional.ts'
import { pageKey } from './page-key.ts'
import type { PageStore, StoredPage } from './page-store.ts'

export interface PageCacheOptions {
  /** Undefined: nothing is stored. */
  store: PageStore | undefined
  /** A part of every key. Changes with the build, and with the settings that change pages. */
  version: string
  /** The content generation: a change in Ghost makes all stored pages unreachable. */
  generation(): Promise<number> | number
  /** No page is fresh for longer, because its content is not. */
  maxSeconds?: number
  now?: () => number
}

/** Time between two attempts to replace an outdated page, ms. */
const RETRY_AFTER_MS = 5_000

/** Sets the caching headers of a feed or another file that is made from posts. An incomplete file is not stored. */
export function setCaching(c: Context<AppEnv>, isComplete: boolean): void {
  c.header('cache-control', isComplete ? REVALIDATE : NO_STORE)
  if (isComplete) c.set('storeSeconds', STORE_SECONDS)
}

/**
 * Stores a response if a handler has set `storeSeconds`.
 * @param run Runs the whole request pipeline, to replace an outdated page after the response.
 */
export function pageCache(
  { store, version, generation, maxSeconds = Number.POSITIVE_INFINITY, now = Date.now }: PageCacheOptions,
  run: Hono<AppEnv>['fetch'],
) {
  const flights = createSingleFlight()
  /** Requests that replace an outdated page. */
  const replacements = new WeakMap<Request, StoredPage>()

  /** Replaces an outdated page. It stays if the pipeline fails or its response must not be stored. */
  async function replace(c: Context<AppEnv>, outdated: StoredPage): Promise<void> {
    outdated.freshUntil = now() + RETRY_AFTER_MS
    const request = new Request(c.req.url, { headers: c.req.raw.headers })
    replacements.set(request, outdated)
    // No step reads bindings from the request: worker/compose.ts passed them when it created the step.
    const response = await run(request, {}, c.executionCtx)
    await response.body?.cancel()
  }

  return createMiddleware<AppEnv>(async function pageCache(c, next) {
    const ownKey = isRead(c) ? pageKey(version, c) : undefined
    if (ownKey === undefined) return next()
    // Read first, so that all parts of a page belong to one generation.
    const key = `${await generation()} ${ownKey}`
    if (!store) return next()

    const outdated = replacements.get(c.req.raw)
    const kept = store.get(key)
    const found = outdated ? undefined : (kept ?? (await store.load(key, c.req.url)))
    const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
    if (found && now() < found.expiresAt) {
      if (now() >= found.freshUntil) waitUntil(replace(c, found))
      return respond(c, found, kept ? 'memory' : 'edge')
    }

    const render = async () => {
      // A page shows the day on which its rendering began.
      const startedAt = now()
      await next()
      const seconds = Math.min(c.var.storeSeconds ?? 0, maxSeconds)
      if (c.var.isOutdated || seconds === 0 || (c.res.status !== 200 && c.res.status !== 404)) return undefined
      const page = withKnownBody(await pageOf(c, seconds, startedAt), outdated)
      waitUntil(store.set(key, c.req.url, page))
      return page
    }
    const page = await flights.join(key, render, waitUntil)
    if (page) {
      // Otherwise Hono copies the headers of the old response into the new one.
      c.res = undefined
      c.res = respond(c, page, 'rendered')
      return
    }
    // A response that is not stored belongs to one request, so a request that waited for another request gets its own response.
    if (!c.finalized) await next()
    // Hono drops the body of a response to HEAD. The router stops rendering a stream only when the stream is canceled.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
  })
}

async function pageOf(
  { res, var: { inlineHashes } }: Context<AppEnv>,
  seconds: number,
  at: number,
): Promise<StoredPage> {
  const { status, headers } = res
  const body = new Uint8Array(await res.arrayBuffer())
  const digest = await crypto.subtle.digest('SHA-256', body)
  headers.delete('content-length')
  headers.set('etag', `"${toHex(digest).slice(0, 32)}"`)
  return {
    status,
    headers,
    inlineHashes,
    body,
    freshUntil: at + seconds * 1000,
    expiresAt: status === 200 ? nextMidnight(at) : at + seconds * 1000,
  }
}

/** An unchanged page keeps its body and its ETag, so that visitors who have it get a 304. */
function withKnownBody(page: StoredPage, previous: StoredPage | undefined): StoredPage {
  if (!previous || withoutTimes(previous.body) !== withoutTimes(page.body)) return page
  const { headers, inlineHashes, body } = previous
  return { ...page, headers, inlineHashes, body }
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

function respond(c: Context<AppEnv>, { status, headers, inlineHashes, body }: StoredPage, layer: string): Response {
  if (inlineHashes) c.set('inlineHashes', inlineHashes)
  const isKnown = status === 200 && isUnchanged(c.req.raw, headers)
  // The response contains a copy of the headers.
  const response = new Response(isKnown ? null : body, { status: isKnown ? 304 : status, headers })
  if (isKnown) response.headers.delete('content-type')
  response.headers.set('server-timing', `cache;desc=${layer}`)
  return response
}
