import { createMiddleware } from 'hono/factory'
import { withLogFields } from '#worker/log.ts'
import type { AppEnv } from './context.ts'

/** Gives each request and its log lines a random id. Hono's own middleware would accept an id forged by the client. */
export function requestId() {
  return createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await withLogFields({ requestId: id }, next)
    c.res.headers.set('x-request-id', id)
  })
}
