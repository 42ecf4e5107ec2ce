import { expect, test, vi } from 'vitest'
import { addConfirmed, addLink } from '#test/helpers/worker/appointment-links.ts'
import { endlessPeriod } from '#test/helpers/worker/limits.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { DB } from '#test/helpers/worker/storage.ts'
import { newToken } from '#worker/appointments/links.ts'

setUpSite()

const LIMIT = 60
const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } })

async function requestAll(paths: readonly string[], init: RequestInit) {
  const prepare = vi.spyOn(DB, 'prepare')
  const statuses: Record<number, number> = {}
  for (const path of paths) {
    const { status } = await fetchSite(path, init)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const statements = prepare.mock.calls.length
  prepare.mockRestore()
  return { statuses, statements }
}

test('an IP address gets a 429 after 60 requests for unknown appointment links within a minute', async () => {
  endlessPeriod()
  const links = Array.from({ length: 200 }, () => `/appointment/${newToken()}`)
  const { statuses, statements } = await requestAll(links, from('203.0.113.1'))
  expect([statuses, statements]).toEqual([{ 404: LIMIT, 429: 200 - LIMIT }, LIMIT])
  await addConfirmed(1)
  const own = `/appointment/${await addLink(1)}`
  const limited = await fetchSite(own, from('203.0.113.1'))
  expect([limited.status, limited.headers.get('retry-after'), limited.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(await limited.text()).toContain('wait a minute')
  expect((await fetchSite(own, from('203.0.113.2'))).status).toBe(200)
  expect((await fetchSite('/contact', from('203.0.113.1'))).status).toBe(200)
})

test('a request for a malformed appointment link gets a 404 without a D1 query', async () => {
  const token = newToken()
  const malformed = [token.slice(1), `${token}A`, `${token.slice(0, 42)}B`, `${token}%0A`, '%00', "'", 'ä'.repeat(43)]
  const links = Array.from({ length: 200 }, (_, index) => `/appointment/${malformed[index % malformed.length]}`)
  const { statuses, statements } = await requestAll(links, {})
  expect([statuses, statements]).toEqual([{ 404: 200 }, 0])
})

test('the 61st health check from one IP address within a minute gets a 429', async () => {
  endlessPeriod()
  const checks = Array<string>(LIMIT + 1).fill('/api/health')
  expect((await requestAll(checks, from('203.0.113.3'))).statuses).toEqual({ 200: LIMIT, 429: 1 })
  const limited = await fetchSite('/api/health', from('203.0.113.3'))
  expect([limited.headers.get('retry-after'), await limited.json()]).toEqual([
    '60',
    { success: false, error: expect.any(String) },
  ])
})

test.each([
  ['fails', { limit: () => Promise.reject(new Error('limits are down')) }],
  ['is missing', undefined],
])('appointment links and health checks still respond with 200 if the rate limiter %s', async (_what, READ_LIMIT) => {
  newIsolate({ READ_LIMIT })
  await addConfirmed(1)
  for (const path of [`/appointment/${await addLink(1)}`, '/api/health'])
    expect([path, (await fetchSite(path, from('203.0.113.4'))).status]).toEqual([path, 200])
  expect(logged.join()).toContain('rate-limit-failed')
})
