/** The worker as the platform calls it. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings } from '#worker/env'
import { createIsolate } from '#worker/isolate'

const HOST = 'https://dresdentax.example'

let isolate = createIsolate()

let settings: Record<string, string> = {}

/** What an isolate remembers ends with it. @param more Settings beside those of every test. */
export function newIsolate(more: Record<string, string> = {}) {
  isolate = createIsolate()
  settings = more
  return isolate
}

/** From now on this one is asked; returns the one that was until now. */
export function swapIsolate(next: typeof isolate) {
  const before = isolate
  isolate = next
  return before
}

/** Asks the worker and waits for all it does behind the answer. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(new URL(path, HOST), { redirect: 'manual', ...init })
  const response = await isolate.fetch(request as never, { ...(env as unknown as Bindings), ...settings }, context)
  // What streams is read to its end first: it is part of what goes on behind the answer.
  const body = response.body ? await response.arrayBuffer() : null
  await waitOnExecutionContext(context)
  return new Response(body, response)
}
