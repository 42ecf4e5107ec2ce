import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import type { DueLead } from '#worker/leads/lead'
import type { MailOptions } from '#worker/leads/mail/create-mailer'
import type { AlertLead } from '#worker/leads/mailer'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { inTime, lead, mailer, type SentMail } from './mail'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => vi.restoreAllMocks())

const brand = brands.dresdentax
const sent = () => network.mails.at(-1) as unknown as SentMail

async function notify(fields: Partial<DueLead> = {}, options: Partial<MailOptions> = {}, to = brand) {
  await mailer(options).notify({ ...lead, ...fields }, to, inTime())
  const mail = sent()
  return { mail, text: mail.content[0].value, html: mail.content[1].value }
}

/** What people read of a part. */
const words = ({ value }: { value: string }) => value.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

const stuck: AlertLead = {
  id: lead.id,
  brand: 'payroll',
  createdAt: lead.createdAt,
  attempts: 9,
  lastError: 'HTTP 502',
}

test.each(BRAND_IDS)('%s is told of its lead, from its own site, and answers the visitor', async (id) => {
  const { mail } = await notify({ brand: id }, {}, brands[id])
  expect(mail).toMatchObject({
    from: { email: `website@${brands[id].domain}`, name: `${brands[id].name} website` },
    reply_to: { email: lead.email, name: lead.name },
    personalizations: [{ to: [{ email: brands[id].contact.email }] }],
    campaign_id: lead.id,
    subject: expect.stringContaining(lead.id),
    content: [{ type: 'text/plain' }, { type: 'text/html' }],
  })
  expect(mail).not.toHaveProperty('dkim_selector')
})

test('both parts hold all that is known of a lead', async () => {
  const source = { page: '/services/payroll', referrerHost: 'search.test', campaign: { utm_source: 'letter' } }
  const { text, html } = await notify({ service: 'Bookkeeping', formType: 'home', source, follows: 'abcd-1234' })
  const facts = [
    lead.name,
    lead.email,
    lead.phone,
    'Bookkeeping',
    'home',
    '/services/payroll',
    'search.test',
    'source: letter',
  ]
  for (const part of [text, html]) for (const fact of [...facts, 'abcd-1234', lead.id]) expect(part).toContain(fact)
  expect(text).toContain('> With <b>payroll</b> & books.')
  expect(html).toContain('With &lt;b&gt;payroll&lt;/b&gt; &amp; books.')
})

test('what is not known has no line', async () => {
  const { text } = await notify({ phone: '' })
  expect(text).not.toMatch(/^(?:Phone|Service|Page|Came from|Campaign):/m)
})

test('the time is that of the office, and says so', async () => {
  expect((await notify()).text).toContain('Sat, Nov 21, 2026, 12:39 PM EST')
})

test.each<[string, Partial<DueLead>, string]>([
  ['a number that was taken out', { masked: ['ssn'] }, 'A Social Security number was taken out'],
  ['each kind of it', { masked: ['ssn', 'card'] }, 'A card number was taken out'],
  ['a possible second copy', { unsure: 1 }, 'second copy'],
  ['an earlier text of the same form', { follows: 'abcd-1234' }, 'inquiry abcd-1234'],
])('staff are told of %s, and only then', async (_what, fields, words) => {
  const plain = await notify()
  const told = await notify(fields)
  expect([plain.text.includes(words), plain.html.includes(words)]).toEqual([false, false])
  expect([told.text.includes(words), told.html.includes(words)]).toEqual([true, true])
})

test('an address cannot bring recipients or a subject along in its link', async () => {
  const { html } = await notify({ email: 'ana?bcc=eve%40outside.test&subject=x@visitor.test' })
  const href = html.match(/href="(mailto:[^"]*)"/)?.[1]
  expect(href).toBe('mailto:ana%3Fbcc%3Deve%2540outside.test%26subject%3Dx@visitor.test')
})

test('a service that is not the brand’s own stays out of the subject', async () => {
  expect((await notify({ service: 'Bookkeeping' })).mail.subject).toContain('Bookkeeping')
  expect((await notify({ service: 'Buy now' })).mail.subject).not.toContain('Buy now')
})

test('configured recipient, sender and key win, and the key signs for the sender’s domain', async () => {
  const options = {
    to: { dresdentax: 'staging@firm.test' },
    from: { dresdentax: 'web@mail.firm.test' },
    dkim: { selector: 'mc1', privateKey: 'QUJD' },
  }
  expect((await notify({}, options)).mail).toMatchObject({
    from: { email: 'web@mail.firm.test' },
    personalizations: [{ to: [{ email: 'staging@firm.test' }] }],
    dkim_domain: 'mail.firm.test',
    dkim_selector: 'mc1',
    dkim_private_key: 'QUJD',
  })
})

test('nothing a visitor types ends a header, adds one or adds an address', async () => {
  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\r', '\n', '\0', '\u2028', '\u202e', '"', '<', '>', ',', 'Bcc: ', '@', '\\'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, service, message, page) => {
      const source = { page, referrerHost: page, campaign: { source: page } }
      const { content, ...headers } = (await notify({ name, service, message, source })).mail
      const values = [headers.subject, headers.from.name, headers.reply_to?.name ?? '', headers.campaign_id]
      for (const value of values) expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e"<>,]/u)
      expect(headers.reply_to?.email).toBe(lead.email)
      expect(headers.personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
      expect(content[1].value.match(/<(?:script|img|a )/g)).toEqual(['<a ', '<a '])
    }),
  )
})

test('an address with a line feed never becomes an answer’s address', async () => {
  expect((await notify({ email: 'a@b.test\r\nBcc: eve@outside.test' })).mail).not.toHaveProperty('reply_to')
})

test('a confirmation repeats nothing that was submitted, and promises a day', async () => {
  const submitted = { name: 'Zyxwv Utsrq', phone: '(555) 010-7777', message: 'Visit evil.test', service: 'Bookkeeping' }
  await mailer({ to: { dresdentax: 'staging@firm.test' } }).confirm(
    { ...lead, ...submitted, createdAt: '2026-10-01T12:00:00.000Z' },
    { ...brand, confirmation: true },
    '2026-11-21T17:39:00.000Z',
  )
  const { content, ...headers } = sent()
  for (const value of Object.values(submitted)) expect(JSON.stringify(sent())).not.toContain(value)
  expect(headers).toMatchObject({
    personalizations: [{ to: [{ email: lead.email }] }],
    reply_to: { email: brand.contact.email },
    campaign_id: `visitor-${lead.id}`,
  })
  for (const { value } of content) expect(value).toContain('Monday, November 23')
})

test('alerts and the digest go to whoever is named, else to the default brand', async () => {
  await mailer().alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
  await mailer({ to: { dresdentax: 'staging@firm.test' } }).alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: 'staging@firm.test' }] }])
  await mailer({ alertsTo: 'ops@firm.test' }).digest({ waiting: [stuck], failed: [], quarantined: [], more: 0 })
  expect(sent().personalizations).toEqual([{ to: [{ email: 'ops@firm.test' }] }])
})

test('an alert names each lead, what went wrong and what to type', async () => {
  await mailer().alert([stuck, { ...stuck, id: 'ffff0000-1' }], 'failed')
  const { subject, content } = sent()
  expect(subject).toContain('2 inquiries')
  for (const part of content)
    for (const fact of ['3f2a9c1e', 'ffff0000', 'payroll', 'HTTP 502', 'leads -- resend 3f2a9c1e --remote'])
      expect(words(part)).toContain(fact)
})

test('a lead that was stored late has a command to look at it, and none to send it', async () => {
  await mailer().alert([stuck], 'stored-late')
  for (const part of sent().content) {
    expect(words(part)).toContain('leads -- show 3f2a9c1e --remote')
    expect(words(part)).not.toContain('leads -- resend')
  }
})

test('a lead that is not in the database has no command that looks for it there', async () => {
  await mailer().alert([stuck], 'not-stored')
  for (const part of sent().content) expect(words(part)).not.toContain('npm run')
})

test('an alert of a flood says how to let out what people wrote', async () => {
  await mailer().alert([stuck], 'flood')
  for (const part of sent().content) expect(words(part)).toContain('leads -- release 3f2a9c1e --remote')
})

test('a digest has a part for each kind there is, with its reasons, and says how many more', async () => {
  const quarantined = [{ ...stuck, id: 'aaaa1111-1', lastError: '', reasons: 'honeypot links' }]
  await mailer().digest({ waiting: [], failed: [stuck], quarantined, more: 7 })
  const { subject, content } = sent()
  expect(subject).toContain('9 inquiries')
  for (const part of content) {
    for (const fact of ['aaaa1111', 'honeypot links', 'leads -- release aaaa1111', '3f2a9c1e', 'And 7 more'])
      expect(words(part)).toContain(fact)
    expect(words(part)).not.toContain('Waiting')
  }
})
