import type { Context } from 'hono'

/** Returns true for a request that only reads. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
