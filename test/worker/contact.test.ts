import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask } from './site'
import { DB, emptyStorage, leads } from './storage'

let network: FakeNetwork
let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const FORM = 'application/x-www-form-urlencoded'

const valid = {
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  service: '',
  message: 'Can you help?',
}

function post(formData: unknown, path = '/api/contact', extra: object = {}) {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, ...extra }),
  })
}

function postForm(fields: Record<string, string>, path = '/contact') {
  return ask(path, { method: 'POST', body: new URLSearchParams(fields) })
}

test('a message is stored, mailed to the brand, and the visitor is told so', async () => {
  const response = await post({ ...valid, service: 'Bookkeeping', formType: 'home' })
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'no-store',
    { success: true, message: "Form submitted successfully. We'll get back to you soon!" },
  ])
  expect(await leads()).toMatchObject([
    { ...valid, service: 'Bookkeeping', brand: 'dresdentax', form_type: 'home', state: 'sent', attempts: 1 },
  ])
  expect(network.mails).toMatchObject([
    {
      from: { email: 'website@dresdentax.example' },
      reply_to: { email: 'ana@visitor.test', name: 'Ana Pérez' },
      personalizations: [{ to: [{ email: 'office@dresdentax.example' }] }],
    },
  ])
})

test('the recipient is the brand’s own, whatever the body says', async () => {
  const outsider = { recipientEmail: 'evil@outside.test', domain: 'payroll' }
  await post({ ...valid, ...outsider, to: 'evil@outside.test' }, '/api/contact?domain=brownco', outsider)
  expect(network.mails).toMatchObject([{ personalizations: [{ to: [{ email: 'office@brownco.example' }] }] }])
  expect(JSON.stringify(network.mails)).not.toContain('outside.test')
  expect(await leads()).toMatchObject([{ brand: 'brownco' }])
  expect(logged.join()).toContain('contact-brand-differs')
})

test('line feeds in fields reach no mail header', async () => {
  await post({ ...valid, name: 'Ana\r\nBcc: evil@outside.test', phone: '740\n5550199' })
  expect(await leads()).toMatchObject([{ name: 'AnaBcc: evil@outside.test', phone: '7405550199' }])
  const [mail] = network.mails as { subject: string; reply_to: { name: string } }[]
  expect(`${mail?.subject}${mail?.reply_to.name}`).not.toMatch(/[\r\n]/)
})

test('field errors come all at once, the first of them as the message, and nothing is stored', async () => {
  const response = await post({ name: 'A', email: 'nobody', phone: '12', message: '' })
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      success: false,
      error: 'Name must be at least 2 characters',
      fields: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
        message: 'Message is required',
      },
    },
  ])
  expect([await leads(), network.mails]).toEqual([[], []])
})

test.each<[string, string | ArrayBuffer, string, number]>([
  ['malformed JSON', '{"formData":', 'application/json', 400],
  ['an array', '[]', 'application/json', 400],
  ['no formData', '{}', 'application/json', 400],
  ['formData that is a list', '{"formData":[1]}', 'application/json', 400],
  ['arrays for fields', '{"formData":{"name":["a"],"email":{},"message":1}}', 'application/json', 400],
  [
    '__proto__',
    '{"formData":{"__proto__":{"name":"Ana","email":"a@b.test","message":"hello"}}}',
    'application/json',
    400,
  ],
  ['10,000 levels', `{"formData":{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`, 'application/json', 400],
  ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]).buffer, 'application/json', 400],
  ['plain text', 'name=Ana', 'text/plain', 415],
  ['no type', new Uint8Array([1]).buffer, '', 415],
  ['more than 64 kB', `{"formData":{"name":"${'a'.repeat(70_000)}"}}`, 'application/json', 413],
  ['more than 64 kB as a form', `name=${'a'.repeat(70_000)}`, 'application/x-www-form-urlencoded', 413],
])('%s is refused and stores nothing', async (_what, body, type, status) => {
  const response = await ask('/api/contact', { method: 'POST', headers: { 'content-type': type }, body })
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { success: false, error: expect.any(String), fields: {} },
  ])
  expect(await leads()).toEqual([])
})

test.each<[string, string | ArrayBuffer, string, number]>([
  ['invalid UTF-8 in an escape', 'name=Ana%FF&email=ana@visitor.test&message=Hello', FORM, 400],
  ['invalid UTF-8 as it is', new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x3d, 0x41, 0xff]).buffer, FORM, 400],
  ['more than 64 kB', `name=${'a'.repeat(70_000)}`, FORM, 413],
  ['another type', 'name=Ana', 'text/plain', 415],
])('without script %s brings the page back and stores nothing', async (_what, body, type, status) => {
  const response = await ask('/contact', { method: 'POST', headers: { 'content-type': type }, body })
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(html).toContain('Failed to submit the form. Please try again later.')
  expect(html).toMatch(/<form [^>]*action="\/contact"/)
  expect(await leads()).toEqual([])
})

test('what could be read of a form in a wrong encoding is still there', async () => {
  const body = 'name=Ana%FF&email=ana%40visitor.test'
  const response = await ask('/contact', { method: 'POST', headers: { 'content-type': FORM }, body })
  expect(await response.text()).toContain('value="ana@visitor.test"')
})

test('a percent sign that escapes nothing is just that', async () => {
  const body = 'name=Ana&email=ana%40visitor.test&message=100% of it'
  const response = await ask('/contact', { method: 'POST', headers: { 'content-type': FORM }, body })
  expect([response.status, (await leads()).map(({ message }) => message)]).toEqual([303, ['100% of it']])
})

const KEY = 'b9c1a6e2-0d1f-4a7e-9a55-3f1f0c7a1e11'

test('50 equal submissions at once are one row, one mail and 50 equal answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await post(valid, '/api/contact', { key: KEY })
      return `${response.status} ${await response.text()}`
    }),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/^200 .*"success":true/)
  expect([await leads(), network.mails]).toMatchObject([[{ state: 'sent' }], [{ campaign_id: expect.any(String) }]])
  expect(await leads()).toHaveLength(1)
})

test('50 equal submissions at once without script are one row and one mail too', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => postForm(valid)))
  expect(answers.every(({ status }) => status === 303)).toBe(true)
  expect([(await leads()).length, network.mails.length]).toEqual([1, 1])
})

test('a key of another shape counts as none', async () => {
  await post(valid, '/api/contact', { key: 'short' })
  await post(valid, '/api/contact', { key: ['a'] })
  expect(await leads()).toMatchObject([{ idempotency_key: null, form_key: null }])
})

test('where a visitor came from is kept, without what may name somebody', async () => {
  const campaign = { utm_source: 'news letter', utm_term: 5, gclid: 'abc', 'utm_x-y': 'no', utm_medium: '\u0000' }
  const source = {
    page: '/services/payroll?email=ana@visitor.test#top',
    referrer: 'https://search.test/?q=ana',
    campaign,
  }
  await post(valid, '/api/contact', { key: KEY, source })
  expect(await leads()).toMatchObject([
    { page: '/services/payroll', referrer_host: 'search.test', campaign: '{"utm_source":"news letter"}' },
  ])
})

test.each<[string, unknown]>([
  ['a list', []],
  ['text', 'x'],
  ['of wrong types', { page: 1, referrer: {}, campaign: [] }],
  ['of wrong shapes', { page: '//evil.test', referrer: 'search', campaign: { __proto__: 'x' } }],
  ['from our own hosts', { referrer: 'https://www.brownco.example/x' }],
  ['far too long', { page: `/${'a'.repeat(400)}`, campaign: { utm_source: 'a'.repeat(400) } }],
])('a source that is %s counts as absent', async (_what, source) => {
  expect((await post(valid, '/api/contact', { source })).status).toBe(200)
  expect(await leads()).toMatchObject([{ page: '', referrer_host: '', campaign: '{}' }])
})

test('a form without script tells its page', async () => {
  await postForm({ ...valid, page: '/services/payroll' })
  expect(await leads()).toMatchObject([{ page: '/services/payroll', referrer_host: '', campaign: '{}' }])
})

test('the database failing while mail works is success: the message went out', async () => {
  const down = () => {
    throw new Error('D1 is down')
  }
  vi.spyOn(DB, 'prepare').mockImplementationOnce(down).mockImplementationOnce(down)
  const answer = await post(valid)
  expect([answer.status, await answer.json()]).toMatchObject([200, { success: true }])
  expect(network.mails).toMatchObject([{ reply_to: { email: 'ana@visitor.test' } }, { subject: expect.any(String) }])
  expect(await leads()).toMatchObject([{ ...valid, state: 'sent' }])
  expect(logged.join()).toContain('lead-not-stored')
})

test('without script a stored message leads to the thank-you page', async () => {
  const response = await postForm({ ...valid, formType: 'contact' }, '/contact?domain=payroll')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?sent=1&domain=payroll'])
  expect(await leads()).toMatchObject([{ brand: 'payroll', state: 'sent' }])
  const thanks = await (await ask('/contact?sent=1&domain=payroll')).text()
  expect(thanks).toContain('Message sent successfully')
  expect(thanks).toContain('Send Another Message')
})

test('without script an error brings the page back with what was typed', async () => {
  const response = await postForm({ ...valid, email: 'nobody', message: 'I <b>typed</b> this' })
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(html).toContain('Please enter a valid email address')
  expect(html).toContain('value="nobody"')
  expect(html).toContain('I &lt;b&gt;typed&lt;/b&gt; this</textarea>')
  expect(await leads()).toEqual([])
})

test('the mail service failing changes nothing for the visitor; the lead waits', async () => {
  network.mail = () => Response.json({ errors: ['down'] }, { status: 500 })
  const response = await post(valid)
  expect([response.status, (await response.json<{ success: boolean }>()).success]).toEqual([200, true])
  expect(await leads()).toMatchObject([{ state: 'pending', attempts: 1, last_error: expect.stringContaining('500') }])
})

test('the database and the mail service failing is told honestly, with what was typed kept', async () => {
  network.mail = () => Response.json({}, { status: 500 })
  vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is down')
  })
  const json = await post(valid)
  expect([json.status, await json.json()]).toEqual([
    503,
    { success: false, error: 'Failed to submit the form. Please try again later.', phone: '(740) 555-0100' },
  ])
  const page = await postForm(valid)
  const html = await page.text()
  expect(page.status).toBe(503)
  expect(html).toContain('Failed to submit the form. Please try again later.')
  expect(html).toContain('(740) 555-0100')
  expect(html).toContain('value="Ana Pérez"')
  expect(html).not.toContain('D1 is down')
})

test('the log holds nothing of the visitor', async () => {
  network.mail = () => Response.json({ errors: ['ana@visitor.test is not deliverable'] }, { status: 400 })
  await post({ ...valid, name: 'Xanthippe', message: 'private words' }, '/api/contact', { domain: 'brownco' })
  expect(logged.join()).toContain('lead-not-delivered')
  expect(logged.join()).not.toMatch(/Xanthippe|visitor\.test|private words|555-0199/)
})
