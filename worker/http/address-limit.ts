import { createMiddleware } from 'hono/factory'
import { NO_STORE } from '#shared/page-response.ts'
import type { AppEnv } from './context.ts'
import { isOverByAddress, LIMIT_SECONDS } from './rate-limit.ts'

const TOO_MANY = 'Too many requests: wait a minute, then try again.'

/** Rate-limits requests by IP address so that one visitor cannot cause too many D1 reads. */
export function addressLimit(limit: RateLimit) {
  return createMiddleware<AppEnv>(async function addressLimit(c, next) {
    if (!(await isOverByAddress(limit, c.req.header('cf-connecting-ip')))) return next()
    const headers = { 'retry-after': `${LIMIT_SECONDS}`, 'cache-control': NO_STORE }
    if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: TOO_MANY }, 429, headers)
    return c.text(TOO_MANY, 429, headers)
  })
}
