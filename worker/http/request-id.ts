import { createMiddleware } from 'hono/factory'
import { withLogFields } from '#worker/log.ts'
import type { AppEnv } from './context.ts'

/** Adds a random id to the response and to the log lines. Hono's own middleware would accept an id from the client. */
export function requestId() {
  return createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await withLogFields({ requestId: id }, next)
    c.res.headers.set('x-request-id', id)
  })
}
