import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bindings } from '#worker/env'
import { createRates } from '#worker/leads/rate-limit'
import wrangler from '../../wrangler.toml?raw'
import { fakeNetwork } from './fakes'
import { ask, newIsolate } from './site'
import { emptyStorage, leads } from './storage'

const MINUTE = 60_000
const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', phone: '(740) 555-0199', message: 'Can you help?' }

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

/** Windows of the platform's limits begin with the minute: what is counted together has to fit into one. */
async function roomFor(ms: number): Promise<void> {
  const left = MINUTE - (Date.now() % MINUTE)
  if (left < ms) await new Promise((resolve) => setTimeout(resolve, left + 50))
}

/** Limits of the same numbers whose window does not end, however long the machine takes for so many requests. */
function endlessWindow() {
  const limits = [...wrangler.matchAll(/name = "(\w+)"\n.*\nsimple = \{ limit = (\d+)/g)].map(([, name, limit]) => {
    const counts = new Map<string, number>()
    const count = async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: Number(counts.get(key)) <= Number(limit) }
    }
    return [name, { limit: count }]
  })
  expect(limits.map(([name]) => name)).toEqual(['CONTACT_LIMIT', 'BRAND_FLOOD'])
  newIsolate(Object.fromEntries(limits))
}

function post(address: string | undefined, more: object = {}, path = '/api/contact') {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address && { 'cf-connecting-ip': address }) },
    body: JSON.stringify({ formData: { ...valid, ...more } }),
  })
}

const statuses = async (addresses: (string | undefined)[]) => {
  const answers = []
  for (const [number, address] of addresses.entries())
    answers.push((await post(address, { message: `Question ${number}` })).status)
  return answers
}

const five = (address: string) => Array<string>(5).fill(address)
const FINE = [200, 200, 200, 200, 200]

test('the sixth within a minute is told to wait, with the phone number; others are not touched', async () => {
  await roomFor(10_000)
  expect(await statuses([...five('203.0.113.1'), '203.0.113.2'])).toEqual([...FINE, 200])
  const sixth = await post('203.0.113.1')
  expect([sixth.status, sixth.headers.get('retry-after'), sixth.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(await sixth.json()).toMatchObject({ success: false, error: expect.any(String), phone: '(740) 555-0100' })
  expect(await leads()).toHaveLength(6)
  expect(logged.join()).toContain('contact-limited')
  expect(logged.join()).not.toContain('203.0.113.1')
})

test('the platform lets thirty a minute through to a brand', async () => {
  await roomFor(10_000)
  const { BRAND_FLOOD } = env as unknown as Bindings
  const answers = []
  for (let number = 0; number < 31; number++) answers.push((await BRAND_FLOOD.limit({ key: 'a brand' })).success)
  expect(answers).toEqual([...Array(30).fill(true), false])
})

test('without script the page comes back with what was typed', async () => {
  endlessWindow()
  await statuses(five('203.0.113.3'))
  const response = await ask('/contact?domain=payroll', {
    method: 'POST',
    headers: { 'cf-connecting-ip': '203.0.113.3' },
    body: new URLSearchParams({ ...valid, message: 'I <b>typed</b> this' }),
  })
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(html).toContain('value="ana@visitor.test"')
  expect(html).toContain('I &lt;b&gt;typed&lt;/b&gt; this</textarea>')
  expect(html).toContain('wait a minute')
})

test.each<[string, string, string, number]>([
  ['two of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['two ways to write one', '2001:DB8:1:3::1', '2001:0db8:0001:0003:0:0:0:1', 429],
  ['the next /64', '2001:db8:1:4::1', '2001:db8:1:5::1', 200],
  ['an IPv4 address and how IPv6 maps it', '203.0.113.20', '::ffff:203.0.113.20', 429],
  ['the same in hexadecimal digits', '203.0.113.21', '::ffff:cb00:7115', 429],
  ['two mapped ones', '::ffff:203.0.113.22', '::ffff:203.0.113.23', 200],
])('%s: %s and %s', async (_what, first, second, status) => {
  endlessWindow()
  expect(await statuses([...five(first), second])).toEqual([...FINE, status])
})

test('where no address is told, or this machine’s own, nothing is limited', async () => {
  expect(await statuses(Array(7).fill(undefined))).toEqual([...FINE, 200, 200])
  expect(await statuses(Array(7).fill('127.0.0.1'))).toEqual([...FINE, 200, 200])
  expect(await statuses(Array(7).fill('::1'))).toEqual([...FINE, 200, 200])
})

test('what another header says of the address does not count', async () => {
  endlessWindow()
  await statuses(five('203.0.113.30'))
  const response = await ask('/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': '203.0.113.30',
      'x-forwarded-for': '203.0.113.31',
      'x-real-ip': '203.0.113.31',
    },
    body: JSON.stringify({ formData: valid }),
  })
  expect(response.status).toBe(429)
})

test('a flood on one brand from 200 addresses is answered 200 each, the excess waits for staff, others are not touched', async () => {
  endlessWindow()
  const answers = []
  for (let number = 0; number < 200; number++) {
    const message = `Question ${number}`
    answers.push((await post(`198.51.100.${number}`, { message }, '/api/contact?domain=brownco')).status)
  }
  expect(new Set(answers)).toEqual(new Set([200]))
  const stored = await leads()
  expect(stored).toHaveLength(200)
  const held = stored.filter(({ state }) => state === 'quarantined')
  expect(held).toHaveLength(170)
  expect(new Set(held.map(({ reasons }) => reasons.split(' ').includes('flood')))).toEqual(new Set([true]))
  await post('198.51.100.201', {}, '/api/contact?domain=payroll')
  expect((await leads()).at(-1)).toMatchObject({ brand: 'payroll', state: 'sent', reasons: '' })
})

test('what has faults in its fields does not count against the brand', async () => {
  endlessWindow()
  const answers = new Set<number>()
  for (let number = 0; number < 40; number++)
    answers.add((await post(`192.0.2.${number}`, { email: 'nobody' }, '/api/contact?domain=payroll')).status)
  expect(answers).toEqual(new Set([400]))
  await post('192.0.2.100', {}, '/api/contact?domain=payroll')
  expect(await leads()).toMatchObject([{ state: 'sent', reasons: '' }])
})

test('one visitor who goes on and on makes no flood', async () => {
  endlessWindow()
  for (let number = 0; number < 60; number++) await post('203.0.113.40', {}, '/api/contact?domain=payroll')
  const message = 'Another question'
  await post('203.0.113.41', { message }, '/api/contact?domain=payroll')
  expect((await leads()).at(-1)).toMatchObject({ message, state: 'sent', reasons: '' })
})

test('limits that fail, or are not there, stop nobody, and the log knows', async () => {
  const down = { limit: () => Promise.reject(new Error('limits are down')) }
  const rates = createRates(down, down)
  expect(await rates.isLimited('203.0.113.50', 'payroll')).toBe(false)
  expect(await rates.isFlooded('203.0.113.50', 'payroll')).toBe(false)
  expect(logged.join()).toContain('limits are down')
  newIsolate({ CONTACT_LIMIT: undefined as never, BRAND_FLOOD: undefined as never })
  expect((await post('203.0.113.51')).status).toBe(200)
  expect(await leads()).toMatchObject([{ state: 'sent' }])
})
