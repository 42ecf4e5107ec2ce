import { expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { referenceOf } from '#shared/reference'
import { hangingCall } from '#test/helpers/worker/deadlines'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { DB, leads } from '#test/helpers/worker/storage'

setUpSite()

const FORM = 'application/x-www-form-urlencoded'

const REFERENCE = /^\d{4}-\d{4}$/

const valid = {
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  service: '',
  message: 'Can you help?',
}

function post(formData: unknown, path = '/api/contact', extra: object = {}) {
  return fetchSite(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, ...extra }),
  })
}

function postForm(fields: Record<string, string>, path = '/contact') {
  return fetchSite(path, { method: 'POST', body: new URLSearchParams(fields) })
}

test('a valid message is stored, mailed to the brand and gets a 200 with the success text', async () => {
  const response = await post({ ...valid, service: 'Bookkeeping', formType: 'home' })
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'no-store',
    {
      success: true,
      message: "Form submitted successfully. We'll get back to you soon!",
      reference: expect.stringMatching(REFERENCE),
    },
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

const pairs = brands.flatMap((host) => brands.map((to) => [to.id, host.id, to, host] as const))

test.each(pairs)(
  'the recipient address of %s on the host of %s chooses brand, options and recipient',
  async (_to, _host, to, host) => {
    const service = to.serviceOptions[0]?.title
    const recipientEmail = ` ${to.contact.email}\n`
    for (const [index, extra] of [{}, { recipientEmail }].entries()) {
      const formData = { ...valid, message: `Question ${index}`, service, ...(index === 0 && { recipientEmail }) }
      expect((await post(formData, `https://${host.domain}/api/contact`, extra)).status).toBe(200)
    }
    expect(await leads()).toMatchObject([
      { brand: to.id, service },
      { brand: to.id, service },
    ])
    const mail = { personalizations: [{ to: [{ email: to.contact.email }] }] }
    expect(network.mails).toMatchObject([mail, mail])
  },
)

test.each<[string, unknown]>([
  ['a foreign address', 'evil@outside.test'],
  ['an address in another case', 'Office@payroll.example'],
  ['a list of two addresses', 'office@payroll.example, evil@outside.test'],
  ['an address with a name', 'Office <office@payroll.example>'],
  ['an array', ['office@payroll.example']],
  ['an object', { email: 'office@payroll.example' }],
  ['a number', 1],
])('a recipient that is %s, and a domain, do not change who gets the mail', async (_what, recipientEmail) => {
  const outsider = { recipientEmail, domain: 'payroll' }
  await post({ ...valid, ...outsider, to: recipientEmail }, '/api/contact?domain=brownco', outsider)
  expect(network.mails).toMatchObject([{ personalizations: [{ to: [{ email: 'office@brownco.example' }] }] }])
  expect(JSON.stringify(network.mails)).not.toContain('outside.test')
  expect(await leads()).toMatchObject([{ brand: 'brownco' }])
  expect(logged.join()).toContain('contact-brand-differs')
})

test('invalid fields get a 400 with every field error and the first one as the message, and nothing is stored', async () => {
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

test('a percent sign that starts no escape is stored as typed', async () => {
  const body = 'name=Ana&email=ana%40visitor.test&message=100% of it'
  const response = await fetchSite('/contact', { method: 'POST', headers: { 'content-type': FORM }, body })
  expect([response.status, (await leads()).map(({ message }) => message)]).toEqual([303, ['100% of it']])
})

const KEY = 'b9c1a6e2-0d1f-4a7e-9a55-3f1f0c7a1e11'

test('50 identical submissions at once get identical responses and make one row and one mail', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await post(valid, '/api/contact', { key: KEY })
      return `${response.status} ${await response.text()}`
    }),
  )
  expect(new Set(responses).size).toBe(1)
  expect(responses[0]).toMatch(/^200 .*"success":true/)
  expect([await leads(), network.mails]).toMatchObject([[{ state: 'sent' }], [{ campaign_id: expect.any(String) }]])
  expect(await leads()).toHaveLength(1)
})

test('50 identical submissions at once without JavaScript get one reference number, one row and one mail', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => postForm(valid)))
  const answers = responses.map(({ status, headers }) => `${status} ${headers.get('location')}`)
  expect([new Set(answers).size, answers[0]]).toEqual([1, expect.stringMatching(/^303 .*sent=\d{4}-\d{4}$/)])
  expect([(await leads()).length, network.mails.length]).toEqual([1, 1])
})

test('page, referring host and utm_ parameters are stored without query strings or other personal data', async () => {
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
  ['an array', []],
  ['a string', 'x'],
  ['made of wrong types', { page: 1, referrer: {}, campaign: [] }],
  ['malformed', { page: '//evil.test', referrer: 'search', campaign: { __proto__: 'x' } }],
  ['on one of our own hosts', { referrer: 'https://www.brownco.example/x' }],
  ['too long', { page: `/${'a'.repeat(400)}`, campaign: { utm_source: 'a'.repeat(400) } }],
])('a source that is %s is ignored', async (_what, source) => {
  expect((await post(valid, '/api/contact', { source })).status).toBe(200)
  expect(await leads()).toMatchObject([{ page: '', referrer_host: '', campaign: '{}' }])
})

test('without JavaScript, a stored message redirects to the thank-you page with a 303', async () => {
  const response = await postForm({ ...valid, formType: 'contact' }, '/contact?domain=payroll')
  const location = response.headers.get('location') ?? ''
  expect([response.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?sent=\d{4}-\d{4}&domain=payroll$/),
  ])
  const [lead] = await leads()
  expect(lead).toMatchObject({ brand: 'payroll', state: 'sent' })
  const page = await fetchSite(location)
  const thanks = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(thanks).toContain('Thank you for your message')
  expect(thanks).toContain(referenceOf(lead?.id ?? ''))
  expect(thanks).toContain('Send Another Message')
})

test('every brand confirms a message to the visitor with its reference number', async () => {
  for (const { id, domain } of brands) {
    const response = await post({ ...valid, message: `A question for ${id}` }, `https://${domain}/api/contact`)
    const { reference } = await response.json<{ reference: string }>()
    const mail = network.confirmations.at(-1)
    expect(mail).toMatchObject({ personalizations: [{ to: [{ email: valid.email }] }] })
    expect(JSON.stringify(mail)).toContain(reference)
    expect(JSON.stringify(mail)).not.toContain('A question for')
  }
  expect(network.confirmations).toHaveLength(brands.length)
})

test('if the database and MailChannels fail, the visitor gets a 503 with the phone number and the typed values', async () => {
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

test('if the database hangs for a submission, it is mailed directly, stored later, and gets a 200', async () => {
  const { hang, waited } = hangingCall()
  vi.spyOn(DB, 'batch').mockImplementationOnce(hang).mockImplementationOnce(hang)
  expect((await post(valid)).status).toBe(200)
  // A write and its retry.
  expect(waited.ms).toBe(2 * 5_000)
  expect([await leads(), logged.join()]).toMatchObject([
    [{ state: 'sent' }],
    expect.stringContaining('lead-not-stored'),
  ])
})

test('the log contains no personal data', async () => {
  network.mail = () => Response.json({ errors: ['ana@visitor.test is not deliverable'] }, { status: 400 })
  await post({ ...valid, name: 'Xanthippe', message: 'private words' }, '/api/contact', { domain: 'brownco' })
  expect(logged.join()).toContain('lead-not-delivered')
  expect(logged.join()).not.toMatch(/Xanthippe|visitor\.test|private words|555-0199/)
})
