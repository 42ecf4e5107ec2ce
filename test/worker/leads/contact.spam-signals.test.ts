import { expect, test, vi } from 'vitest'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { leads } from '#test/helpers/worker/storage.ts'

const valid = { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }
const FORM_SECRET = 'a secret of the form, long enough'
const TURNSTILE = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'turnstile-secret' }

setUpSite()

function post(extra: object = {}, fields: object = {}) {
  return fetchSite('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://dresdentax.example' },
    body: JSON.stringify({ formData: { ...valid, ...fields }, ...extra }),
  })
}

async function fetchFormParts() {
  const response = await fetchSite('/api/contact/form')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return response.json<{ token?: string; turnstileSiteKey?: string }>()
}

test('/api/contact/form returns a form token and a Turnstile site key only if both are configured', async () => {
  expect(await fetchFormParts()).toEqual({})
  newIsolate({ FORM_SECRET, ...TURNSTILE })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const { token, turnstileSiteKey } = await fetchFormParts()
  expect([Number(token?.split('.')[0]), turnstileSiteKey]).toEqual([now, TURNSTILE.TURNSTILE_SITE_KEY])
  expect((await fetchSite('/api/contact/form', { method: 'POST' })).status).toBe(405)
})

test.each([
  [0, { list: 'held', reasons: 'too-quick' }, 0],
  [5_000, { list: 'open', reasons: '' }, 1],
])('a contact form submitted %i ms after its token was issued is stored with %j', async (ms, row, mails) => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  newIsolate({ FORM_SECRET })
  const { token: formToken } = await fetchFormParts()
  clock.mockReturnValue(now + ms)
  const response = await post({ formToken })
  expect([response.status, await response.json()]).toMatchObject([200, { success: true }])
  expect([await leads(), network.mails.length]).toMatchObject([[row], mails])
})

test('a contact form with a filled-in honeypot or a spam message is stored as quarantined', async () => {
  expect((await post({}, { website: 'https://a.test' })).status).toBe(200)
  expect((await post({}, { message: 'Cheap dofollow [url=http://a.test]links[/url]' })).status).toBe(200)
  const [first, second] = await leads()
  expect([first, second]).toMatchObject([{ list: 'held', reasons: 'honeypot' }, { list: 'held' }])
  expect(second?.reasons.split(' ')).toEqual(expect.arrayContaining(['markup', 'seo']))
  expect([network.mails, network.confirmations]).toEqual([[], []])
})

test.each<[string, () => Response | Promise<Response>, string?]>([
  ['accepts', () => Response.json({ success: true, hostname: 'dresdentax.example' })],
  ['rejects', () => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }), 'turnstile-refused'],
  ['answers with a 502 to', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'turnstile-failed'],
  ['does not answer to', () => Promise.reject(new Error('no route')), 'turnstile-failed'],
  ['answers with other JSON to', () => Response.json([]), 'turnstile-failed'],
])(
  'a lead is quarantined unless Turnstile accepts the token (case: Turnstile %s the token)',
  async (_, respond, event) => {
    let sent: URLSearchParams | undefined
    network.turnstile = (_url, init) => {
      sent = init?.body as URLSearchParams
      return respond()
    }
    newIsolate(TURNSTILE)
    expect((await post({ turnstileToken: 'token-1' })).status).toBe(200)
    expect(Object.fromEntries(sent ?? [])).toEqual({ secret: 'turnstile-secret', response: 'token-1' })
    const refused = { list: 'held', reasons: 'turnstile-unchecked' }
    expect([await leads(), network.mails.length]).toMatchObject(event ? [[refused], 0] : [[{ list: 'open' }], 1])
    expect(logged.join()).toContain(event ?? '')
    expect(logged.join()).not.toContain('turnstile-secret')
  },
)

test('an inquiry that has no Turnstile token is quarantined without a request to Turnstile', async () => {
  network.turnstile = () => Promise.reject(new Error('called'))
  newIsolate(TURNSTILE)
  expect((await fetchSite('/contact', { method: 'POST', body: new URLSearchParams(valid) })).status).toBe(303)
  expect(await leads()).toMatchObject([{ list: 'held', reasons: 'turnstile-missing' }])
  expect(logged).toEqual([])
})

test('the Content-Security-Policy allows Turnstile only if Turnstile is configured', async () => {
  const host = 'https://challenges.cloudflare.com'
  const policy = async () => {
    const text = (await fetchSite('/contact')).headers.get('content-security-policy') ?? ''
    return text.split('; ').flatMap((part) => (part.includes(host) ? [part.split(' ', 1)[0]] : []))
  }
  expect(await policy()).toEqual([])
  newIsolate(TURNSTILE)
  expect(await policy()).toEqual(['script-src', 'frame-src'])
})
