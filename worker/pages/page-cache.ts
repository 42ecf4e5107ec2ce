/** Caches complete pages and generated files. Serves a stale page until its replacement is rendered. */
import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { dayOf } from '#shared/dates.ts'
import { NO_STORE, REVALIDATE, STORE_SECONDS } from '#shared/page-response.ts'
import { addDays } from '#tax/due-dates/days.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { isRead } from '#worker/http/is-read.ts'
import { createSingleFlight } from '#worker/platform/single-flight.ts'
import { etagOf, isUnchanged } from './conditional.ts'
import { pageKey } from './page-key.ts'
import type { PageStore, StoredPage } from './page-store.ts'

export interface PageCacheOptions {
  store: PageStore | undefined
  /** Part of every cache key. Changes with the build and with the settings that affect pages. */
  version: string
  /** Returns the content generation, which is part of every cache key. A change in Ghost starts a new generation. */
  generation(): Promise<number> | number
  /** Maximum time that a page stays fresh, in seconds. worker/compose.ts passes the time that Ghost's content stays fresh. */
  maxSeconds?: number
  now?: () => number
}

const RETRY_AFTER_MS = 5_000

/** Sets the caching headers on a generated file, such as a feed. An incomplete file is not cached. */
export function setCaching(c: Context<AppEnv>, isComplete: boolean): void {
  c.header('cache-control', isComplete ? REVALIDATE : NO_STORE)
  if (isComplete) c.set('storeSeconds', STORE_SECONDS)
}

/** Caches a response if a handler has set `storeSeconds`. @param run Runs the request pipeline to re-render a stale page. */
export function pageCache(
  { store, version, generation, maxSeconds = Number.POSITIVE_INFINITY, now = Date.now }: PageCacheOptions,
  run: Hono<AppEnv>['fetch'],
) {
  const flights = createSingleFlight()
  const replacements = new WeakMap<Request, StoredPage>()

  /** Re-renders a stale page. The stale page stays cached if rendering fails or the new page must not be cached. */
  async function replace(c: Context<AppEnv>, outdated: StoredPage): Promise<void> {
    outdated.freshUntil = now() + RETRY_AFTER_MS
    const request = new Request(c.req.url, { headers: c.req.raw.headers })
    replacements.set(request, outdated)
    // Passes no bindings, because worker/compose.ts has already passed them to each step of the pipeline.
    const response = await run(request, {}, c.executionCtx)
    await response.body?.cancel()
  }

  return createMiddleware<AppEnv>(async function pageCache(c, next) {
    const ownKey = isRead(c) ? pageKey(version, c) : undefined
    if (ownKey === undefined) return next()
    // Reads the content generation before rendering so that all parts of a page belong to one generation.
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
      // Reads the clock first. Otherwise, a page whose rendering spans midnight would stay cached until the next midnight.
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
      // Clears the old response, because Hono would otherwise copy the old headers to the new response.
      c.res = undefined
      c.res = respond(c, page, 'rendered')
      return
    }
    // Requests cannot share a response that must not be cached. A request that waited for another request's response therefore
    // renders a response of its own.
    if (!c.finalized) await next()
    // Cancels the body of a HEAD response. Hono drops the body, but without the cancellation the router would render the whole
    // page.
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
  headers.delete('content-length')
  headers.set('etag', await etagOf(body))
  return {
    status,
    headers,
    inlineHashes,
    body,
    freshUntil: at + seconds * 1000,
    expiresAt: status === 200 ? nextMidnight(at) : at + seconds * 1000,
  }
}

/** If the new page equals the old page, keeps the old body and ETag, so that browsers that have the old page get a 304. */
function withKnownBody(page: StoredPage, previous: StoredPage | undefined): StoredPage {
  if (!previous || withoutTimes(previous.body) !== withoutTimes(page.body)) return page
  const { headers, inlineHashes, body } = previous
  return { ...page, headers, inlineHashes, body }
}

/** Removes the times when the page's data was loaded, because they differ on every render. */
function withoutTimes(body: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder().decode(body).replace(/\b(?:u|dataUpdatedAt|dehydratedAt):1\d{12}/g, '')
}

/** Returns the next midnight in Eastern time. Cached pages expire then, because due dates and opening hours depend on the day. */
function nextMidnight(at: number): number {
  const tomorrow = addDays(dayOf(new Date(at).toISOString()), 1)
  const inSummer = `${tomorrow}T04:00:00Z`
  return Date.parse(dayOf(inSummer) === tomorrow ? inSummer : `${tomorrow}T05:00:00Z`)
}

function respond(c: Context<AppEnv>, { status, headers, inlineHashes, body }: StoredPage, layer: string): Response {
  if (inlineHashes) c.set('inlineHashes', inlineHashes)
  const isKnown = status === 200 && isUnchanged(c.req.raw, headers)
  // `Response` copies the headers, so changes to the response's headers do not affect the cached page.
  const response = new Response(isKnown ? null : body, { status: isKnown ? 304 : status, headers })
  if (isKnown) response.headers.delete('content-type')
  response.headers.set('server-timing', `cache;desc=${layer}`)
  return response
}
