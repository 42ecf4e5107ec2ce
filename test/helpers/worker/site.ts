/** Calls the worker the way Cloudflare does. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { createIsolate } from '#worker/compose.ts'
import type { Bindings } from '#worker/env.ts'

const HOST = 'https://dresdentax.example'

/** The platform's limiters count across test files, so only tests of the limits use them. */
const unlimited: RateLimit = { limit: async () => ({ success: true }) }
const LIMITERS = { CONTACT_LIMIT: unlimited, BRAND_FLOOD: unlimited, READ_LIMIT: unlimited }

let isolate = createIsolate()

/** Content tests change posts without a webhook, and expect to see the change at once. */
const SETTINGS = { PAGE_CACHE: 'off' }

let settings: Record<string, unknown> = {}

/** Replaces the isolate, so that its memory is empty. @param more Additional settings and bindings. */
export function newIsolate(more: Record<string, unknown> = {}) {
  isolate = createIsolate()
  settings = more
  return isolate
}

/** Makes `fetchSite` use another isolate. @returns the previous one. */
export function swapIsolate(next: typeof isolate) {
  const before = isolate
  isolate = next
  return before
}

/** Loads the content into the isolate. Otherwise a slow machine streams home's posts after the page. */
export async function loadPosts(): Promise<void> {
  await fetchSite('/blog')
}

/** Sends a request to the worker, and waits for its response and its background work. */
export async function fetchSite(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(new URL(path, HOST), { redirect: 'manual', ...init })
  const response = await isolate.fetch(
    request as never,
    { ...(env as unknown as Bindings), ...LIMITERS, ...SETTINGS, ...settings },
    context,
  )
  // Background work may end only after the body has been read.
  const body = response.body ? await response.arrayBuffer() : null
  await waitOnExecutionContext(context)
  return new Response(body, response)
}
