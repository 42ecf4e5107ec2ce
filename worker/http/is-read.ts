import type { Context } from 'hono'

export function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
