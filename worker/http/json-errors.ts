import type { Context } from 'hono'

export function notFoundJson(c: Context): Response {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error: 'Not found' }, 404)
}

export function methodNotAllowedJson(c: Context, allowed: string[]): Response {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error: 'Method not allowed' }, 405, { Allow: allowed.join(', ') })
}

export function refuse(c: Context, status: 400 | 401 | 403 | 413, error: string) {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error }, status)
}
