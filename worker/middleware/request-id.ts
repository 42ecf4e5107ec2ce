import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/context'

/** A number of our own for each request. Hono's step would take one over from the client, who could then forge log lines. */
export function requestId() {
  return createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    c.header('x-request-id', id)
    await next()
  })
}
