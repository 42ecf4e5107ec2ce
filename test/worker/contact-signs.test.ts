import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '#worker/env'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask, newIsolate } from './site'
import { emptyStorage, leads } from './storage'

const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }
const FORM_SECRET = 'a secret of the form, long enough'
const TURNSTILE = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'turnstile-secret' }

let network: FakeNetwork
let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

function post(extra: object = {}, fields: object = {}) {
  return ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://dresdentax.example' },
    body: JSON.stringify({ formData: { ...valid, ...fields }, ...extra }),
  })
}

async function formParts() {
  const response = await ask('/api/contact/form')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return response.json<{ token?: string; turnstileSiteKey?: string }>()
}

test('what a form is given: nothing without settings, else a time and the key of Turnstile', async () => {
  expect(await formParts()).toEqual({})
  newIsolate({ FORM_SECRET, ...TURNSTILE })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const { token, turnstileSiteKey } = await formParts()
  expect(turnstileSiteKey).toBe(TURNSTILE.TURNSTILE_SITE_KEY)
  expect(Number(token?.split('.')[0])).toBe(now)
  expect((await ask('/api/contact/form', { method: 'POST' })).status).toBe(405)
})

test('a form that was sent at once is answered as any other, and waits for staff with the reason', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  newIsolate({ FORM_SECRET })
  const { token: formToken } = await formParts()
  const answer = await post({ formToken })
  expect([answer.status, (await answer.json<{ success: boolean }>()).success]).toEqual([200, true])
  expect(await leads()).toMatchObject([{ state: 'quarantined', reasons: 'too-quick' }])
  expect(network.mails).toEqual([])
})

test('a form that took its time goes out', async () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  newIsolate({ FORM_SECRET })
  const { token: formToken } = await formParts()
  clock.mockReturnValue(now + 5_000)
  await post({ formToken })
  expect(await leads()).toMatchObject([{ state: 'sent', reasons: '' }])
})

test('without script there is no time, and that is no reason', async () => {
  newIsolate({ FORM_SECRET })
  const response = await ask('/contact', { method: 'POST', body: new URLSearchParams(valid) })
  expect(response.status).toBe(303)
  expect(await leads()).toMatchObject([{ state: 'sent', reasons: '' }])
})

test('a filled honeypot and the words of machines wait for staff; both are answered as any other', async () => {
  expect((await post({}, { website: 'https://a.test' })).status).toBe(200)
  expect((await post({}, { message: 'Cheap dofollow [url=http://a.test]links[/url]' })).status).toBe(200)
  const [first, second] = await leads()
  expect([first, second]).toMatchObject([{ state: 'quarantined', reasons: 'honeypot' }, { state: 'quarantined' }])
  expect(second?.reasons.split(' ')).toEqual(expect.arrayContaining(['markup', 'seo']))
  expect(network.mails).toEqual([])
})

function turnstileSays(answer: () => Response | Promise<Response>) {
  network.turnstile = answer
  newIsolate(TURNSTILE)
}

test('Turnstile is asked behind the answer, with secret and token; then the lead goes out', async () => {
  let asked: URLSearchParams | undefined
  network.turnstile = async (_url, init) => {
    asked = init?.body as URLSearchParams
    return Response.json({ success: true, hostname: 'dresdentax.example' })
  }
  newIsolate(TURNSTILE)
  await post({ turnstileToken: 'token-1' })
  expect(Object.fromEntries(asked ?? [])).toEqual({ secret: 'turnstile-secret', response: 'token-1' })
  expect(await leads()).toMatchObject([{ state: 'sent' }])
  expect(network.mails).toHaveLength(1)
})

test.each<[string, () => Response | Promise<Response>, string]>([
  ['says no', () => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }), 'turnstile-refused'],
  ['is down', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'turnstile-failed'],
  ['cannot be reached', () => Promise.reject(new Error('no route')), 'turnstile-failed'],
  ['answers something else', () => Response.json([]), 'turnstile-failed'],
])('Turnstile %s: stored, answered 200, waits for staff, logged', async (_what, answer, event) => {
  turnstileSays(answer)
  expect((await post({ turnstileToken: 'token-1' })).status).toBe(200)
  expect(await leads()).toMatchObject([{ state: 'quarantined', reasons: 'turnstile-unchecked' }])
  expect([network.mails, logged.join().includes(event)]).toEqual([[], true])
  expect(logged.join()).not.toContain('turnstile-secret')
})

test('without a token nothing is asked, and the lead waits', async () => {
  turnstileSays(() => Promise.reject(new Error('asked')))
  const response = await ask('/contact', { method: 'POST', body: new URLSearchParams(valid) })
  expect(response.status).toBe(303)
  expect(await leads()).toMatchObject([{ state: 'quarantined', reasons: 'turnstile-missing' }])
  expect(logged).toEqual([])
})

test('a pass does not release what is held for another reason', async () => {
  turnstileSays(() => Response.json({ success: true }))
  await post({ turnstileToken: 'token-1' }, { website: 'filled' })
  expect(await leads()).toMatchObject([{ state: 'quarantined' }])
})

test('the policy opens for Turnstile where it is configured, and nowhere else', async () => {
  const host = 'https://challenges.cloudflare.com'
  const policy = async () => {
    const text = (await ask('/contact')).headers.get('content-security-policy') ?? ''
    return text.split('; ').flatMap((part) => (part.includes(host) ? [part.split(' ', 1)[0]] : []))
  }
  expect(await policy()).toEqual([])
  newIsolate(TURNSTILE)
  expect(await policy()).toEqual(['script-src', 'frame-src'])
})

test.each([
  ['TURNSTILE_SECRET', { TURNSTILE_SITE_KEY: TURNSTILE.TURNSTILE_SITE_KEY }],
  ['TURNSTILE_SITE_KEY', { TURNSTILE_SECRET: 'secret' }],
  ['TURNSTILE_SITE_KEY', { ...TURNSTILE, TURNSTILE_SITE_KEY: 'no key' }],
  ['FORM_SECRET', { FORM_SECRET: 'too short' }],
])('%s that is missing or malformed is named', (name, settings) => {
  const good = { GHOST_URL: 'https://ghost.test/', GHOST_CONTENT_KEY: 'key', MAILCHANNELS_API_KEY: 'key' }
  expect(() => readSettings({ ...good, ...settings })).toThrow(name)
})
