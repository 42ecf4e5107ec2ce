import type { Context } from 'hono'

/** Returns true if the request cannot change data. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
