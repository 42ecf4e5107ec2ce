import type { Context } from 'hono'

/** Responds to a bad request in JSON, uncached. */
export function refuse(c: Context, status: 400 | 401 | 403 | 413, error: string) {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error }, status)
}
