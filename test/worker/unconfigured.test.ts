import { createExecutionContext } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '#worker/index'

afterEach(() => vi.restoreAllMocks())

test('without its settings the site says so to the log alone, with the headers of every answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const ask = (path: string) =>
    worker.fetch(new Request(`https://dresdentax.example${path}`) as never, {} as never, createExecutionContext())
  const page = await ask('/')
  const html = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(html).toContain(page.headers.get('x-request-id'))
  expect(html).not.toMatch(/GHOST|MAILCHANNELS/)
  expect(logged.mock.calls.join()).toContain('GHOST_URL')
  const api = await ask('/api/contact')
  expect([api.status, await api.json()]).toMatchObject([500, { success: false }])
})
