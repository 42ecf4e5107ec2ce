import { expect, test, vi } from 'vitest'
import { brands } from '#brands/index.ts'
import { services } from '#catalog/services/index.ts'
import { referenceOf } from '#shared/reference.ts'
import { hangingCall } from '#test/helpers/worker/deadlines.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { DB, leads } from '#test/helpers/worker/storage.ts'

setUpSite()

const KEY = 'b9c1a6e2-0d1f-4a7e-9a55-3f1f0c7a1e11'

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

test('a valid contact form is stored as an open lead', async () => {
  const response = await post({ ...valid, service: 'Bookkeeping', formType: 'home' })
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'no-store',
    {
      success: true,
      message: "Form submitted successfully. We'll get back to you soon!",
      reference: expect.stringMatching(/^\d{4}-\d{4}$/),
    },
  ])
  expect(await leads()).toMatchObject([
    { ...valid, service: 'Bookkeeping', brand: 'dresdentax', form_type: 'home', list: 'open' },
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
  'an inquiry to brand %s that is submitted on the %s host is stored for the addressed brand',
  async (_to, _host, to, host) => {
    const service = to.serviceOptions[0]?.title
    const recipientEmail = ` ${to.contact.email}\n`
    for (const [index, extra] of [{}, { recipientEmail }].entries()) {
      const formData = { ...valid, message: `Question ${index}`, service, ...(index === 0 && { recipientEmail }) }
      expect((await post(formData, `https://${host.domain}/api/contact`, extra)).status).toBe(200)
    }
    expect(await leads()).toMatchObject([1, 2].map(() => ({ brand: to.id, service })))
    expect(network.mails).toMatchObject(
      [1, 2].map(() => ({ personalizations: [{ to: [{ email: to.contact.email }] }] })),
    )
  },
)

test.each<[string, unknown]>([
  ['an external email address', 'evil@outside.test'],
  ['an email address in different case', 'Office@payroll.example'],
  ['a list of two addresses', 'office@payroll.example, evil@outside.test'],
  ['an email address with a name', 'Office <office@payroll.example>'],
  ['an array', ['office@payroll.example']],
  ['an object', { email: 'office@payroll.example' }],
])("a recipient field with %s does not change the inquiry email's recipient", async (_what, recipientEmail) => {
  const outsider = { recipientEmail, domain: 'payroll' }
  await post({ ...valid, ...outsider, to: recipientEmail }, '/api/contact?domain=brownco', outsider)
  expect(network.mails).toMatchObject([{ personalizations: [{ to: [{ email: 'office@brownco.example' }] }] }])
  expect(JSON.stringify(network.mails)).not.toContain('outside.test')
  expect(await leads()).toMatchObject([{ brand: 'brownco' }])
  expect(logged.join()).toContain('contact-brand-differs')
})

test('50 identical concurrent submissions of a contact form create only one lead', async () => {
  for (const [send, answer] of [
    [() => post({ ...valid, message: 'With a key' }, '/api/contact', { key: KEY }), /^200 null .*"success":true/],
    [() => postForm(valid), /^303 .*sent=\d{4}-\d{4}#form $/],
  ] as const) {
    const [rows, mails] = [(await leads()).length, network.mails.length]
    const responses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await send()
        return `${response.status} ${response.headers.get('location')} ${await response.text()}`
      }),
    )
    expect([new Set(responses).size, responses[0]]).toEqual([1, expect.stringMatching(answer)])
    expect([(await leads()).length - rows, network.mails.length - mails]).toEqual([1, 1])
  }
})

test('a lead stores the form page and the previous page as paths and the referrer as a host name', async () => {
  const campaign = { utm_source: 'news letter', utm_term: 5, gclid: 'abc', 'utm_x-y': 'no', utm_medium: '\u0000' }
  const source = {
    page: '/services/payroll?email=ana@visitor.test#top',
    from: '/services/payroll?x=1',
    referrer: 'https://search.test/?q=ana',
    campaign,
  }
  await post({ ...valid, asked: 'payroll' }, '/api/contact', { key: KEY, source })
  expect(await leads()).toMatchObject([
    {
      ...{ page: '/services/payroll', referrer_host: 'search.test', campaign: '{"utm_source":"news letter"}' },
      ...{ asked_service: 'payroll', asked_title: 'Payroll', from_page: '/services/payroll' },
    },
  ])
})

test.each<[string, unknown, unknown]>([
  ['arrays', [], ['payroll']],
  ['objects with wrong types', { page: 1, from: 1, referrer: {}, campaign: [] }, { id: 'payroll' }],
  ['malformed', { page: '//evil.test', from: '//evil.test', referrer: 'search', campaign: { __proto__: 'x' } }, 'x/'],
  ['names of object properties', 'x', '__proto__'],
  ['on one of our own hosts', { referrer: 'https://www.brownco.example/x' }, ''],
  ['too long', { page: `/${'a'.repeat(400)}`, campaign: { utm_source: 'a'.repeat(400) } }, 'a'.repeat(400)],
])('a contact form is stored without its source and requested service if they are %s', async (_what, source, asked) => {
  expect((await post({ ...valid, asked }, '/api/contact', { source })).status).toBe(200)
  expect(await leads()).toMatchObject([
    { page: '', referrer_host: '', campaign: '{}', asked_service: '', asked_title: '', from_page: '' },
  ])
})

function fieldsOf(html: string): Record<string, string> {
  const [form = ''] = /<form [^>]*action="\/contact[\s\S]*?<\/form>/.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const [, service = ''] = /<option selected="">([^<]*)</.exec(form) ?? []
  return { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), service }
}

test.each(
  brands.flatMap((brand) => services.map((service) => ({ brand, service, name: `${brand.id}, ${service.id}` }))),
)('a lead from a service page stores the service and the referring page ($name)', async ({ brand, service }) => {
  const site = (path: string) => `https://${brand.domain}${path}`
  const page = await (await fetchSite(site(service.link))).text()
  const [, href = ''] = /<main[\s\S]*? href="(\/contact\?[^"]*)"/.exec(page) ?? []
  const form = await (await fetchSite(site(href.replaceAll('&amp;', '&')))).text()
  const title = brand.services.overrides[service.id]?.title ?? service.title
  expect(form.replace(/<!-- -->/g, '')).toContain(
    `You are asking about <strong>${title.replaceAll('&', '&amp;')}</strong>`,
  )
  const given = { ...valid, ...fieldsOf(form), message: `About ${service.id}` }
  expect((await postForm(given, site('/contact'))).status).toBe(303)
  expect(await leads()).toMatchObject([
    {
      ...{ asked_service: service.id, asked_title: title, from_page: service.link, page: '/contact' },
      service: brand.serviceOptions.find((choice) => choice.services.includes(service.id))?.title,
    },
  ])
  const [mail] = network.mails as { subject: string; content: { value: string }[] }[]
  expect(mail?.subject).toContain(`, ${title} [`)
  for (const fact of [`Asked about: ${title} (${service.id})`, `Came from: ${service.link}`])
    expect(mail?.content[0]?.value).toContain(fact)
})

const UNKNOWN_SERVICES = ['nothing', '__proto__', 'personal-tax/pricing', '<b>', '']
test.each(UNKNOWN_SERVICES)('the contact page with ?service=%s does not preselect a service', async (service) => {
  const response = await fetchSite(`/contact?${new URLSearchParams({ service })}`)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toMatch(/You are asking about|name="asked"/)
})

test('without JavaScript, a contact form with an error keeps the requested service and the referring page', async () => {
  const given = { ...valid, email: 'nobody', asked: 'payroll', from: '/services/payroll' }
  const fields = fieldsOf(await (await postForm(given)).text())
  expect(fields).toMatchObject({ asked: 'payroll', from: '/services/payroll', page: '/contact' })
})

test('without JavaScript, a valid contact form gets a 303 to the thank-you page', async () => {
  const response = await postForm({ ...valid, message: '100% of it' }, '/contact?domain=payroll')
  const location = response.headers.get('location') ?? ''
  expect([response.status, location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?sent=\d{4}-\d{4}&domain=payroll#form$/),
  ])
  const [lead] = await leads()
  expect(lead).toMatchObject({ brand: 'payroll', list: 'open' })
  const page = await fetchSite(location)
  const thanks = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const text of ['Thank you for your message', referenceOf(lead?.id ?? ''), 'Send Another Message'])
    expect(thanks).toContain(text)
})

test.each(brands)('the $id confirmation email shows the reference number', async ({ domain }) => {
  const response = await post(valid, `https://${domain}/api/contact`)
  const { reference } = await response.json<{ reference: string }>()
  expect(network.confirmations).toMatchObject([{ personalizations: [{ to: [{ email: valid.email }] }] }])
  expect(JSON.stringify(network.confirmations)).toContain(reference)
  expect(JSON.stringify(network.confirmations)).not.toContain(valid.message)
})

test("a contact form gets a 503 with the brand's phone number if D1 and MailChannels both fail", async () => {
  network.mail = () => Response.json({}, { status: 500 })
  vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is down')
  })
  const error = 'Failed to submit the form. Please try again later.'
  const json = await post(valid)
  expect([json.status, await json.json()]).toEqual([503, { success: false, error, phone: '(740) 555-0100' }])
  const page = await postForm(valid)
  const html = await page.text()
  expect(page.status).toBe(503)
  for (const text of [error, '(740) 555-0100', 'value="Ana Pérez"']) expect(html).toContain(text)
  expect(html).not.toContain('D1 is down')
})

test('a contact form submission gets a 200 after 10 seconds if D1 hangs', async () => {
  const { hang, waited } = hangingCall()
  vi.spyOn(DB, 'batch').mockImplementationOnce(hang).mockImplementationOnce(hang)
  expect((await post(valid)).status).toBe(200)
  // The write and its retry each have a 5-second deadline.
  expect(waited.ms).toBe(2 * 5_000)
  expect(await leads()).toMatchObject([{ list: 'open' }])
  expect(logged.join()).toContain('lead-not-stored')
})

test('the log contains no personal data about visitors, even if MailChannels returns an email address', async () => {
  network.mail = () => Response.json({ errors: ['ana@visitor.test is not deliverable'] }, { status: 400 })
  await post({ ...valid, name: 'Xanthippe', message: 'private words' }, '/api/contact', { domain: 'brownco' })
  expect(logged.join()).toContain('mail-not-sent')
  expect(logged.join()).not.toMatch(/Xanthippe|visitor\.test|private words|555-0199/)
})
