import { expect, test } from 'vitest'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { leads } from '#test/helpers/worker/storage.ts'

const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }

setUpSite()

function post(headers: Record<string, string>) {
  const body = JSON.stringify({ formData: valid })
  return fetchSite('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['another brand', { origin: 'https://brownco.example' }],
  ["a host that begins with the site's host", { origin: 'https://dresdentax.example.evil.test' }],
  ['another port', { origin: 'https://dresdentax.example:8443' }],
  ['a page with a malformed Origin', { origin: 'dresdentax.example' }],
  ['an opaque origin on another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another site without an Origin header', { 'sec-fetch-site': 'cross-site' }],
])('a contact form submitted from %s gets a 403', async (_what, headers) => {
  const response = await post(headers)
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(await response.json()).toMatchObject({ success: false, error: expect.any(String), phone: '(740) 555-0100' })
  expect(await leads()).toEqual([])
  expect(logged.join()).toContain('contact-from-elsewhere')
})

test.each(['/contact', '/schedule'])('a form submitted to %s from another site gets a 403', async (path) => {
  const headers = { origin: 'https://evil.test' }
  const response = await fetchSite(path, { method: 'POST', headers, body: new URLSearchParams(valid) })
  expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store'])
  expect(await response.text()).toContain(`action="${path}#form"`)
  expect(await leads()).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['the site itself', { origin: 'https://dresdentax.example', 'sec-fetch-site': 'same-origin' }],
  ['a browser that hides its origin', { origin: 'null' }],
  ['a client without an Origin header', {}],
])('a contact form submitted from %s is accepted', async (_what, headers) => {
  expect((await post(headers)).status).toBe(200)
  expect(await leads()).toMatchObject([{ list: 'open', reasons: '' }])
})
