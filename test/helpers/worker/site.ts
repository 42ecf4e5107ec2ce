import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { createIsolate } from '#worker/compose.ts'
import type { Bindings } from '#worker/env.ts'

const HOST = 'https://dresdentax.example'

/** The platform's rate limiters would count requests across test files. */
const unlimited: RateLimit = { limit: async () => ({ success: true }) }
const LIMITERS = { CONTACT_LIMIT: unlimited, BRAND_FLOOD: unlimited, READ_LIMIT: unlimited }

let isolate = createIsolate()

/** Content tests expect changes to appear immediately, even without a webhook. */
const SETTINGS = { PAGE_CACHE: 'off' }

let settings: Record<string, unknown> = {}

export function newIsolate(more: Record<string, unknown> = {}) {
  isolate = createIsolate()
  settings = more
  return isolate
}

export async function runCron(cron: '* * * * *' | '0 12 * * *', more: Record<string, unknown> = {}): Promise<void> {
  const context = createExecutionContext()
  const bindings = { ...(env as unknown as Bindings), ...LIMITERS, ...SETTINGS, ...more }
  await newIsolate(more).scheduled({ cron } as never, bindings, context)
  await waitOnExecutionContext(context)
}

export function swapIsolate(next: typeof isolate) {
  const before = isolate
  isolate = next
  return before
}

/** On a slow machine, the home page may omit posts that the isolate has not loaded yet. */
export async function loadPosts(): Promise<void> {
  await fetchSite('/blog')
}

export async function fetchSite(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(new URL(path, HOST), { redirect: 'manual', ...init })
  const response = await isolate.fetch(
    request as never,
    { ...(env as unknown as Bindings), ...LIMITERS, ...SETTINGS, ...settings },
    context,
  )
  // Some background work ends only after the worker's caller has read the body of the response.
  const body = response.body ? await response.arrayBuffer() : null
  await waitOnExecutionContext(context)
  return new Response(body, response)
}
