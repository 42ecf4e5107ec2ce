import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { emptied } from '#test/helpers/filled-brand'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer, type SentMail } from '#test/helpers/worker/mail'
import type { DueLead } from '#worker/leads/lead'
import type { AlertLead, HeldLead, MorningLead, MorningSection } from '#worker/leads/mailer'
import type { MailOptions } from '#worker/mail/mailer'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const DESK = 'https://desk.test'
const brand = emptied(getBrand('dresdentax'))
const payroll = getBrand('payroll')
const sent = () => network.mails.at(-1) as unknown as SentMail

async function notify(fields: Partial<DueLead> = {}, options: Partial<MailOptions> = {}, to = brand) {
  await newMailer(options).notify({ ...dueLead, ...fields }, to, new AbortController().signal)
  const mail = sent()
  return { mail, text: mail.content[0].value, html: mail.content[1].value }
}

/** Expects the facts in the visible text of both parts, and the links in both parts. */
function expectInBoth(content: SentMail['content'], facts: readonly string[], links: readonly string[] = []) {
  for (const { value } of content) {
    const text = value.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
    for (const fact of facts) expect(text).toContain(fact)
    for (const link of links) expect(value).toContain(link)
  }
}

test.each(BRAND_IDS)('%s gets its lead from its own sender address, with Reply-To set to the visitor', async (id) => {
  const { mail } = await notify({ brand: id }, {}, getBrand(id))
  expect(mail).toMatchObject({
    from: { email: `website@${getBrand(id).domain}`, name: `${getBrand(id).name} website` },
    reply_to: { email: dueLead.email, name: dueLead.name },
    personalizations: [{ to: [{ email: getBrand(id).contact.email }] }],
    campaign_id: dueLead.id,
    subject: `${getBrand(id).name}: Ana Pérez [3f2a-9c1e]`,
    content: [{ type: 'text/plain' }, { type: 'text/html' }],
  })
  expect(mail).not.toHaveProperty('dkim_selector')
})

test('the text and HTML parts contain every field of the lead', async () => {
  const campaign = { utm_source: 'letter' }
  const source = { page: '/services/payroll', from: '/services/fractional-cfo', referrerHost: 'search.test', campaign }
  const asked = { id: 'fractional-cfo', title: 'Fractional CFO' }
  const fields = { service: 'Bookkeeping', asked, formType: 'home', source, follows: 'abcd-1234' }
  const { mail, text, html } = await notify(fields, { deskUrl: DESK })
  const facts = [dueLead.name, dueLead.email, dueLead.phone, 'Bookkeeping', 'Fractional CFO (fractional-cfo)', 'home']
  const sources = [source.page, source.from, 'search.test', 'source: letter', 'abcd-1234', '3f2a-9c1e']
  expectInBoth(mail.content, [...facts, ...sources], [`${DESK}/leads/${dueLead.id}`])
  expect(text).toContain('> With <b>payroll</b> & books.')
  expect(html).toContain('With &lt;b&gt;payroll&lt;/b&gt; &amp; books.')
})

test.each<[string, Partial<DueLead>, string]>([
  ['a masked number', { masked: ['ssn'] }, 'A Social Security number was removed'],
  ['a second kind of masked number', { masked: ['ssn', 'card'] }, 'A card number was removed'],
  ['a possible second copy', { unsure: 1 }, 'second copy'],
  ['an earlier inquiry of the same form', { follows: 'abcd-1234' }, 'inquiry abcd-1234'],
])('the notification mentions %s only if there is one', async (_what, fields, words) => {
  for (const [more, isMentioned] of [
    [{}, false],
    [fields, true],
  ] as const) {
    const { text, html } = await notify(more)
    expect([text.includes(words), html.includes(words)]).toEqual([isMentioned, isMentioned])
  }
})

test.each<[string, Partial<DueLead>, string]>([
  [
    'all',
    { name: 'Rusty Miller', asked: { id: 'payroll', title: 'Payroll' }, service: 'Other' },
    ': Rusty Miller, Payroll',
  ],
  ['a service that the brand does not offer', { service: 'Buy now' }, ': Ana Pérez'],
  ['a name of control characters', { name: '\u202e\0', service: 'Bookkeeping' }, ': Bookkeeping'],
  ['neither', { name: ' ' }, ''],
  ['a name of 61 emoji', { name: '🦊'.repeat(61) }, `: ${'🦊'.repeat(60)}`],
])('the subject of a lead with %s has what it can name', async (_what, fields, names) => {
  expect((await notify(fields)).mail.subject).toBe(`${brand.name}${names} [3f2a-9c1e]`)
})

test('configured recipient and sender override the brand’s, and DKIM signs for the sender’s domain', async () => {
  const options = {
    to: { dresdentax: 'staging@firm.test' },
    from: { dresdentax: 'web@mail.firm.test' },
    dkim: { selector: 'mc1', privateKey: 'QUJD' },
  }
  expect((await notify({}, options)).mail).toMatchObject({
    from: { email: 'web@mail.firm.test' },
    personalizations: [{ to: [{ email: 'staging@firm.test' }] }],
    ...{ dkim_domain: 'mail.firm.test', dkim_selector: 'mc1', dkim_private_key: 'QUJD' },
  })
})

test('no text a visitor types can end a mail header, or add a header, an address or an element', async () => {
  const odd = fc.constantFrom('\r', '\n', '\0', '\u2028', '\u202e', '"', '<', '>', ',', 'Bcc: ', '@', '\\')
  const one = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const nasty = fc.string({ unit: fc.oneof(odd, one), maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, service, message, page) => {
      const source = { page, from: page, referrerHost: page, campaign: { source: page } }
      const { content, ...headers } = (await notify({ name, service, message, source })).mail
      const typed = headers.subject.slice(`${brand.name}: `.length, -' [3f2a-9c1e]'.length)
      const values = [typed, headers.from.name, headers.reply_to?.name ?? '', headers.campaign_id]
      for (const value of values) expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>,]/u)
      expect([...typed].length).toBeLessThanOrEqual(60)
      expect(headers.subject.endsWith(' [3f2a-9c1e]')).toBe(true)
      expect(headers.reply_to?.email).toBe(dueLead.email)
      expect(headers.personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
      expect(content[1].value.match(/<(?:script|img|a )/g)).toEqual(['<a ', '<a '])
    }),
  )
})

test('a visitor’s address adds no recipient to its mailto link, and with a line feed it is not in Reply-To', async () => {
  const { html } = await notify({ email: 'ana?bcc=eve%40outside.test&subject=x@visitor.test' })
  const href = html.match(/href="(mailto:[^"]*)"/)?.[1]
  expect(href).toBe('mailto:ana%3Fbcc%3Deve%2540outside.test%26subject%3Dx@visitor.test')
  expect((await notify({ email: 'a@b.test\r\nBcc: eve@outside.test' })).mail).not.toHaveProperty('reply_to')
})

test('a confirmation goes to the visitor, repeats no submitted text, and names the reply day and the reference', async () => {
  const submitted = { name: 'Zyxwv Utsrq', phone: '(555) 010-7777', message: 'Visit evil.test', service: 'Bookkeeping' }
  const asked = { id: 'payroll', title: 'Asked Title' }
  const lead = { ...dueLead, ...submitted, asked, createdAt: '2026-10-01T12:00:00.000Z' }
  await newMailer({ to: { dresdentax: 'staging@firm.test' } }).confirm(lead, brand, '2026-11-21T17:39:00.000Z')
  const mail = network.confirmations.at(-1) as unknown as SentMail
  for (const value of [...Object.values(submitted), asked.title]) expect(JSON.stringify(mail)).not.toContain(value)
  expect(mail).toMatchObject({
    personalizations: [{ to: [{ email: dueLead.email }] }],
    reply_to: { email: brand.contact.email },
    campaign_id: `visitor-${dueLead.id}`,
  })
  expectInBoth(mail.content, ['Monday, November 23', '3f2a-9c1e'])
})

const { id, createdAt } = dueLead
const stuck: AlertLead = { id, brand: 'payroll', createdAt, attempts: 9, lastError: 'HTTP 502' }

test.each<[Partial<MailOptions>, string]>([
  [{}, brand.contact.email],
  [{ to: { dresdentax: 'staging@firm.test' } }, 'staging@firm.test'],
  [{ to: { dresdentax: 'staging@firm.test' }, alertsTo: 'ops@firm.test' }, 'ops@firm.test'],
])('with the settings %j, alerts go to %s', async (options, email) => {
  await newMailer(options).alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email }] }])
})

test.each([
  ['failed', '/lists/failed'],
  ['stored-late', '/'],
  ['flood', '/lists/held'],
] as const)('the alert "%s" has each lead with its error, and links to it and to the list %s', async (why, path) => {
  await newMailer({ deskUrl: DESK }).alert([stuck, { ...stuck, id: 'ffff0000-1' }], why)
  const { subject, content } = sent()
  expect(subject).toContain('2 inquiries')
  expectInBoth(content, ['payroll', 'HTTP 502'], [`${DESK}/leads/${id}`, `${DESK}/leads/ffff0000-1`, `${DESK}${path}`])
})

const toPayroll = { alertsTo: 'ops@firm.test', to: { payroll: 'pay@firm.test' }, deskUrl: DESK }

test('the mail about held-back leads goes to the brand’s recipient, quotes each lead, and says why it was held back', async () => {
  const held: HeldLead = {
    ...{ id, createdAt, name: 'Rusty <b>Miller</b>', email: 'rusty@visitor.test', phone: '(740) 555-0111' },
    ...{ topic: 'Payroll', message: 'Please call.\nWe rank you first.', reasons: ['links', 'seo'] },
  }
  await newMailer(toPayroll).heldBack({ leads: [held], total: 3 }, payroll)
  const { subject, content, personalizations } = sent()
  expect(personalizations).toEqual([{ to: [{ email: 'pay@firm.test' }] }])
  expect(subject).toBe(`${payroll.name}: 3 inquiries held back`)
  const facts = [
    'rusty@visitor.test',
    '(740) 555-0111',
    'Please call.',
    'We rank you first.',
    'contains links',
    '2 more',
  ]
  expectInBoth(content, facts, [`${DESK}/leads/${id}`, `${DESK}/lists/held`])
  expect(content[1].value).toContain('Rusty &lt;b&gt;Miller&lt;/b&gt;')
})

const waiting: MorningLead = {
  ...{ id, name: 'Rusty Miller', topic: 'Payroll', since: createdAt, waited: '3 working days' },
  ...{ assignee: 'bob@firm.test', lastError: '' },
}
const section = (name: MorningSection['name'], total = 1): MorningSection => ({ name, leads: [waiting], total })

test.each<[MorningSection[], string]>([
  [[section('late'), section('held', 4)], '1 inquiry is late'],
  [[section('late', 3)], '3 inquiries are late'],
  [[section('follow-up', 2), section('failed')], '2 inquiries are due for follow-up'],
  [[section('failed'), section('erasure')], '1 inquiry was not delivered'],
  [[section('held', 2)], '2 inquiries are held back'],
  [[section('erasure')], '1 inquiry will be erased in a week'],
])('the subject of a morning mail has its most urgent fact (%#)', async (sections, fact) => {
  await newMailer().morning(sections, brand)
  expect(sent().subject).toBe(`${brand.name}: ${fact}`)
})

test('a morning mail has each lead’s name, service, time and colleague, and links to the lead and the list', async () => {
  await newMailer(toPayroll).morning([section('late', 8), section('held')], payroll)
  const { content, personalizations } = sent()
  expect(personalizations).toEqual([{ to: [{ email: 'pay@firm.test' }] }])
  const facts = ['3f2a-9c1e', 'Rusty Miller', 'Payroll', 'Nov 21', '3 working days', 'bob@firm.test', 'And 7 more']
  expectInBoth(content, [...facts, 'Held back (1)'], [`${DESK}/leads/${id}`, `${DESK}/`, `${DESK}/lists/held`])
})
