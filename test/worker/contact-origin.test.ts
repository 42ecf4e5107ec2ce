import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork } from './fakes'
import { ask } from './site'
import { emptyStorage, leads } from './storage'

const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

function post(headers: Record<string, string>) {
  const body = JSON.stringify({ formData: valid })
  return ask('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
}

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['another brand', { origin: 'https://brownco.example' }],
  ['a host that begins with ours', { origin: 'https://dresdentax.example.evil.test' }],
  ['another port', { origin: 'https://dresdentax.example:8443' }],
  ['nonsense', { origin: 'dresdentax.example' }],
  ['a frame of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another site that hides itself', { 'sec-fetch-site': 'cross-site' }],
])('what comes from %s is refused in words, stored nowhere, and logged', async (_what, headers) => {
  const response = await post(headers)
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(await response.json()).toMatchObject({ success: false, error: expect.any(String), phone: '(740) 555-0100' })
  expect(await leads()).toEqual([])
  expect(logged.join()).toContain('contact-from-elsewhere')
})

test('a form of another site gets a page that says why', async () => {
  const headers = { origin: 'https://evil.test' }
  const response = await ask('/contact', { method: 'POST', headers, body: new URLSearchParams(valid) })
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(await response.text()).toMatch(/<form [^>]*action="\/contact"/)
  expect(await leads()).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['the site itself', { origin: 'https://dresdentax.example', 'sec-fetch-site': 'same-origin' }],
  ['a browser that does not say', { origin: 'null' }],
  ['a program', {}],
])('what %s sends is taken and goes out', async (_what, headers) => {
  expect((await post(headers)).status).toBe(200)
  expect(await leads()).toMatchObject([{ state: 'sent', reasons: '' }])
})
