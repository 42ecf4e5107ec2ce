import { Hono } from 'hono'
import type { AppEnv } from './context'
import { handleError } from './handlers/errors'
import { requestId } from './middleware/request-id'
import { securityHeaders } from './middleware/security-headers'
import { strictTransport } from './middleware/strict-transport'

/** Responds to every request with the error that kept the app from being created, such as a missing setting. */
export function createUnconfiguredApp(error: unknown) {
  return new Hono<AppEnv>()
    .onError(handleError)
    .use(requestId())
    .use(strictTransport())
    .use(securityHeaders())
    .all('*', () => {
      throw error
    })
}
