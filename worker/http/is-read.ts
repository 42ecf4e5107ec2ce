import type { Context } from 'hono'

/** True for a request that changes nothing. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
