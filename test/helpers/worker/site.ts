/** Calls the worker's handlers with the same arguments as Cloudflare. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { createIsolate } from '#worker/compose.ts'
import type { Bindings } from '#worker/env.ts'

const HOST = 'https://dresdentax.example'

/** Default rate limiter in tests. The platform's rate limiters would count requests across test files. */
const unlimited: RateLimit = { limit: async () => ({ success: true }) }
const LIMITERS = { CONTACT_LIMIT: unlimited, BRAND_FLOOD: unlimited, READ_LIMIT: unlimited }

let isolate = createIsolate()

/** Disables the page cache, because content tests expect changes to appear immediately, even without a webhook. */
const SETTINGS = { PAGE_CACHE: 'off' }

let settings: Record<string, unknown> = {}

/** Starts the worker in a new isolate with empty memory. @param more Additional settings and bindings. */
export function newIsolate(more: Record<string, unknown> = {}) {
  isolate = createIsolate()
  settings = more
  return isolate
}

/** Runs a cron job in a new isolate, and waits for its background work. @param more Additional settings and bindings. */
export async function runCron(cron: '* * * * *' | '0 12 * * *', more: Record<string, unknown> = {}): Promise<void> {
  const context = createExecutionContext()
  const bindings = { ...(env as unknown as Bindings), ...LIMITERS, ...SETTINGS, ...more }
  await newIsolate(more).scheduled({ cron } as never, bindings, context)
  await waitOnExecutionContext(context)
}

/** Makes `fetchSite` use another isolate. Returns the previous isolate. */
export function swapIsolate(next: typeof isolate) {
  const before = isolate
  isolate = next
  return before
}

/** Loads all posts into the isolate so that the home page includes posts even on a slow machine. */
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
  // Reads the response's body first, because some background work ends only when the body has been read.
  const body = response.body ? await response.arrayBuffer() : null
  await waitOnExecutionContext(context)
  return new Response(body, response)
}
