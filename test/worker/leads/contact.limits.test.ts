import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { endlessPeriod } from '#test/helpers/worker/limits.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate, runCron } from '#test/helpers/worker/site.ts'
import { DB, leads } from '#test/helpers/worker/storage.ts'
import type { Bindings } from '#worker/env.ts'
import { createRateLimiter } from '#worker/http/rate-limit.ts'

const MINUTE = 60_000
const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', phone: '(740) 555-0199', message: 'Can you help?' }

setUpSite()
afterEach(() => {
  vi.useRealTimers()
})

let sent = 0

function post(address: string | undefined, more: object = {}, path = '/api/contact') {
  return fetchSite(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(address && { 'cf-connecting-ip': address }),
      // A visitor must not bypass the rate limit with a forged client IP header.
      ...{ 'x-forwarded-for': `192.0.2.${++sent}`, 'x-real-ip': `192.0.2.${sent}` },
    },
    body: JSON.stringify({ formData: { ...valid, ...more } }),
  })
}

const statusesFor = async (addresses: (string | undefined)[]) => {
  const statuses = []
  for (const [number, address] of addresses.entries())
    statuses.push((await post(address, { message: `Question ${number}` })).status)
  return statuses
}

const five = (address: string) => Array<string>(5).fill(address)
const ALL_OK = [200, 200, 200, 200, 200]

test('the sixth form submission from one IP address within a minute gets a 429', async () => {
  endlessPeriod()
  expect(await statusesFor([...five('203.0.113.1'), '203.0.113.2'])).toEqual([...ALL_OK, 200])
  const sixth = await post('203.0.113.1')
  expect([sixth.status, sixth.headers.get('retry-after'), sixth.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(await sixth.json()).toMatchObject({ success: false, error: expect.any(String), phone: '(740) 555-0100' })
  const page = await fetchSite('/contact?domain=payroll', {
    method: 'POST',
    headers: { 'cf-connecting-ip': '203.0.113.1' },
    body: new URLSearchParams({ ...valid, message: 'I <b>typed</b> this' }),
  })
  const html = await page.text()
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    ...[429, '60', 'no-store'],
  ])
  for (const text of ['value="ana@visitor.test"', 'I &lt;b&gt;typed&lt;/b&gt; this</textarea>', 'wait a minute'])
    expect(html).toContain(text)
  expect(await leads()).toHaveLength(6)
  expect(logged.join()).toContain('contact-limited')
  expect(logged.join()).not.toContain('203.0.113.1')
})

test.each([
  ['CONTACT_LIMIT', 5],
  ['BRAND_FLOOD', 30],
  ['READ_LIMIT', 60],
] as const)('the rate limit binding %s allows %i calls per minute', async (name, limit) => {
  const { [name]: binding } = env as unknown as Bindings
  const minute = () => Math.floor(Date.now() / MINUTE)
  for (let run = 0, start = -1; start !== minute(); run++) {
    // The rate limit resets every minute, so calls during which a new minute starts must be repeated.
    start = minute()
    const results = []
    for (let call = 0; call <= limit; call++) results.push((await binding.limit({ key: `key ${run}` })).success)
    if (start === minute()) expect(results).toEqual([...Array(limit).fill(true), false])
  }
})

test.each<[string, string, string, number]>([
  ['IP addresses in one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['two notations of one IP address', '2001:DB8:1:3::1', '2001:0db8:0001:0003:0:0:0:1', 429],
  ['IP addresses in two /64s', '2001:db8:1:4::1', '2001:db8:1:5::1', 200],
  ['an IPv4 address and its IPv4-mapped IPv6 address', '203.0.113.20', '::ffff:203.0.113.20', 429],
  ['an IPv4 address and its IPv4-mapped address in hex', '203.0.113.21', '::ffff:cb00:7115', 429],
  ['two IPv4-mapped addresses', '::ffff:203.0.113.22', '::ffff:203.0.113.23', 200],
])('%s: after five contact forms from %s, a form from %s gets a %i', async (_what, first, second, status) => {
  endlessPeriod()
  expect(await statusesFor([...five(first), second])).toEqual([...ALL_OK, status])
})

test('form submissions without an IP address or from a loopback address are not rate limited', async () => {
  expect(await statusesFor(Array(7).fill(undefined))).toEqual([...ALL_OK, 200, 200])
  expect(await statusesFor(Array(7).fill('127.0.0.1'))).toEqual([...ALL_OK, 200, 200])
  expect(await statusesFor(Array(7).fill('::1'))).toEqual([...ALL_OK, 200, 200])
})

test('170 of 200 concurrent form submissions to one brand are quarantined as a flood', async () => {
  endlessPeriod()
  // Fake timers keep the worker's deadlines from expiring on a slow machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      post(`198.51.100.${number}`, { message: `Question ${number}` }, '/api/contact?domain=brownco'),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const stored = await leads()
  expect(stored).toHaveLength(200)
  const quarantined = stored.filter(({ list }) => list === 'held')
  expect(quarantined).toHaveLength(170)
  expect(new Set(quarantined.map(({ reasons }) => reasons.split(' ').includes('flood')))).toEqual(new Set([true]))
  await post('198.51.100.201', {}, '/api/contact?domain=payroll')
  expect((await leads()).at(-1)).toMatchObject({ brand: 'payroll', list: 'open', reasons: '' })
})

const flood: RateLimit = { limit: async () => ({ success: false }) }

function storeFlooded(count: number) {
  const at = new Date().toISOString()
  return DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, list, reasons)
     SELECT 'flood-' || n, 'payroll', 'Ana', 'ana@visitor.test', '', '', 'Hi', 'contact', '${at}', 'held',
       'flood links' FROM numbers`,
  ).run()
}

async function sendAtOnce(count: number, text: string, path = '/api/contact?domain=payroll') {
  const responses = Array.from({ length: count }, (_, number) =>
    post(`198.51.100.${number}`, { message: `${text} ${number}` }, path),
  )
  return (await Promise.all(responses)).map(({ status }) => status).sort()
}

test('during a flood, an inquiry gets a 429 after 1,000 inquiries to the brand have been stored within an hour', async () => {
  newIsolate({ BRAND_FLOOD: flood })
  await storeFlooded(995)
  expect(await sendAtOnce(8, 'First')).toEqual([...ALL_OK, 429, 429, 429])
  const refused = await post('203.0.113.1', {}, '/api/contact?domain=payroll')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.json()).toMatchObject({ success: false, phone: getBrand('payroll').contact.phone })
  expect(await leads()).toHaveLength(1000)
  await runCron('* * * * *', { BRAND_FLOOD: flood })
  const [report] = network.mails.filter(({ subject }) => `${subject}`.includes('1000 inquiries held back'))
  expect(JSON.stringify(report)).toContain('refuses more of them')
  expect((await sendAtOnce(8, 'First')).filter((status) => status === 200)).toHaveLength(5)
  expect(await sendAtOnce(1, 'Other brand', '/api/contact?domain=brownco')).toEqual([200])
  await DB.prepare(`UPDATE leads SET created_at = '2026'`).run()
  expect(await sendAtOnce(1, 'An hour after the flood')).toEqual([200])
})

test('after a flood of 1,000 quarantined inquiries ends, the next two inquiries are stored as open', async () => {
  newIsolate()
  await storeFlooded(1000)
  expect(await sendAtOnce(2, 'Question')).toEqual([200, 200])
  const { length } = (await leads()).filter(({ list }) => list === 'open')
  expect(length).toBe(2)
})

test('form submissions with invalid fields do not count toward the flood limit', async () => {
  endlessPeriod()
  const statuses = new Set<number>()
  for (let number = 0; number < 40; number++)
    statuses.add((await post(`192.0.2.${number}`, { email: 'nobody' }, '/api/contact?domain=payroll')).status)
  expect(statuses).toEqual(new Set([400]))
  await post('192.0.2.100', {}, '/api/contact?domain=payroll')
  expect(await leads()).toMatchObject([{ list: 'open', reasons: '' }])
})

test('a form submission is not blocked if the rate limiter fails or is missing', async () => {
  const down = { limit: () => Promise.reject(new Error('limits are down')) }
  const rateLimiter = createRateLimiter(down, down)
  expect(await rateLimiter.isLimited('203.0.113.50')).toBe(false)
  expect(await rateLimiter.isFlooded('203.0.113.50', 'payroll')).toBe(false)
  expect(logged.join()).toContain('limits are down')
  newIsolate({ CONTACT_LIMIT: undefined as never, BRAND_FLOOD: undefined as never })
  expect((await post('203.0.113.51')).status).toBe(200)
  expect(await leads()).toMatchObject([{ list: 'open' }])
})
