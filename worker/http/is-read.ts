import type { Context } from 'hono'

/** Returns true for a GET or HEAD request, which never changes data. */
export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
