/** The worker as the platform calls it. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings } from '#worker/env'
import worker from '#worker/index'

const HOST = 'https://dresdentax.example'

/** Asks the worker and waits for all it does behind the answer. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(new URL(path, HOST), { redirect: 'manual', ...init })
  const response = await worker.fetch(request as never, env as unknown as Bindings, context)
  // What streams is read to its end first: it is part of what goes on behind the answer.
  const body = response.body ? await response.arrayBuffer() : null
  await waitOnExecutionContext(context)
  return new Response(body, response)
}
