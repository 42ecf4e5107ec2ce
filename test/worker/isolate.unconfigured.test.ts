import { createExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import worker from '#worker/index'

test('without settings, every request gets a 500 with security headers, and only the log names the settings', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = (path: string) =>
    worker.fetch(new Request(`https://dresdentax.example${path}`) as never, {} as never, createExecutionContext())
  const page = await request('/')
  const html = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(html).toContain(page.headers.get('x-request-id'))
  expect(html).not.toMatch(/GHOST|MAILCHANNELS/)
  expect(logged.mock.calls.join()).toContain('GHOST_URL')
  const api = await request('/api/contact')
  expect([api.status, await api.json()]).toMatchObject([500, { success: false }])
})
