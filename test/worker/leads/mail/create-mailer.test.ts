import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { emptied } from '#test/helpers/filled-brand'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer, type SentMail } from '#test/helpers/worker/mail'
import type { DueLead } from '#worker/leads/lead'
import type { MailOptions } from '#worker/leads/mail/create-mailer'
import type { AlertLead, HeldLead, MorningLead, MorningSection } from '#worker/leads/mailer'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const brand = emptied(getBrand('dresdentax'))
const sent = () => network.mails.at(-1) as unknown as SentMail
const confirmed = () => network.confirmations.at(-1) as unknown as SentMail

async function notify(fields: Partial<DueLead> = {}, options: Partial<MailOptions> = {}, to = brand) {
  await newMailer(options).notify({ ...dueLead, ...fields }, to, new AbortController().signal)
  const mail = sent()
  return { mail, text: mail.content[0].value, html: mail.content[1].value }
}

/** The visible text of a mail part. */
const visibleText = ({ value }: { value: string }) => value.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')

const stuck: AlertLead = {
  id: dueLead.id,
  brand: 'payroll',
  createdAt: dueLead.createdAt,
  attempts: 9,
  lastError: 'HTTP 502',
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
  const source = {
    page: '/services/payroll',
    from: '/services/fractional-cfo',
    referrerHost: 'search.test',
    campaign: { utm_source: 'letter' },
  }
  const asked = { id: 'fractional-cfo', title: 'Fractional CFO' }
  const { text, html } = await notify({ service: 'Bookkeeping', asked, formType: 'home', source, follows: 'abcd-1234' })
  const facts = [
    dueLead.name,
    dueLead.email,
    dueLead.phone,
    'Bookkeeping',
    'Fractional CFO (fractional-cfo)',
    '/services/fractional-cfo',
    '3f2a-9c1e',
    'home',
    '/services/payroll',
    'search.test',
    'source: letter',
  ]
  for (const part of [text, html]) for (const fact of [...facts, 'abcd-1234', dueLead.id]) expect(part).toContain(fact)
  expect(text).toContain('> With <b>payroll</b> & books.')
  expect(html).toContain('With &lt;b&gt;payroll&lt;/b&gt; &amp; books.')
})

test.each<[string, Partial<DueLead>, string]>([
  ['a masked number', { masked: ['ssn'] }, 'A Social Security number was removed'],
  ['a second kind of masked number', { masked: ['ssn', 'card'] }, 'A card number was removed'],
  ['a possible second copy', { unsure: 1 }, 'second copy'],
  ['an earlier inquiry of the same form', { follows: 'abcd-1234' }, 'inquiry abcd-1234'],
])('the notification mentions %s only if there is one', async (_what, fields, words) => {
  const without = await notify()
  const withNote = await notify(fields)
  expect([without.text.includes(words), without.html.includes(words)]).toEqual([false, false])
  expect([withNote.text.includes(words), withNote.html.includes(words)]).toEqual([true, true])
})

test('a visitor’s address cannot add recipients or a subject to its mailto link', async () => {
  const { html } = await notify({ email: 'ana?bcc=eve%40outside.test&subject=x@visitor.test' })
  const href = html.match(/href="(mailto:[^"]*)"/)?.[1]
  expect(href).toBe('mailto:ana%3Fbcc%3Deve%2540outside.test%26subject%3Dx@visitor.test')
})

test.each<[string, Partial<DueLead>, string]>([
  ['a service that the brand does not offer', { service: 'Buy now' }, `${brand.name}: Ana Pérez [3f2a-9c1e]`],
  [
    'a name of control characters',
    { name: '\u202e\0', service: 'Bookkeeping' },
    `${brand.name}: Bookkeeping [3f2a-9c1e]`,
  ],
  ['neither', { name: ' ' }, `${brand.name} [3f2a-9c1e]`],
  ['a name of 61 emoji', { name: '🦊'.repeat(61) }, `${brand.name}: ${'🦊'.repeat(60)} [3f2a-9c1e]`],
])('the subject of a lead with %s leaves out what it cannot name', async (_what, fields, subject) => {
  expect((await notify(fields)).mail.subject).toBe(subject)
})

test('any name makes a subject of one line without control or format characters and with at most 60 of its code points', async () => {
  const around = [...`${brand.name}:  [3f2a-9c1e]`].length
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (name) => {
      const { subject } = (await notify({ name })).mail
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
      expect([...subject].length).toBeLessThanOrEqual(around + 60)
      expect(subject.endsWith(' [3f2a-9c1e]')).toBe(true)
    }),
  )
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
    dkim_domain: 'mail.firm.test',
    dkim_selector: 'mc1',
    dkim_private_key: 'QUJD',
  })
})

test('no text a visitor types can end a mail header, or add a header or an address', async () => {
  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\r', '\n', '\0', '\u2028', '\u202e', '"', '<', '>', ',', 'Bcc: ', '@', '\\'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, service, message, page) => {
      const source = { page, from: page, referrerHost: page, campaign: { source: page } }
      const { content, ...headers } = (await notify({ name, service, message, source })).mail
      const typed = headers.subject.slice(`${brand.name}: `.length, -' [3f2a-9c1e]'.length)
      const values = [typed, headers.from.name, headers.reply_to?.name ?? '', headers.campaign_id]
      for (const value of values) expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e"<>,]/u)
      expect(headers.reply_to?.email).toBe(dueLead.email)
      expect(headers.personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
      expect(content[1].value.match(/<(?:script|img|a )/g)).toEqual(['<a ', '<a '])
    }),
  )
})

test('a confirmation goes to the visitor, repeats no submitted text, and names the reply day and the reference', async () => {
  const submitted = { name: 'Zyxwv Utsrq', phone: '(555) 010-7777', message: 'Visit evil.test', service: 'Bookkeeping' }
  const asked = { id: 'payroll', title: 'Asked Title' }
  await newMailer({ to: { dresdentax: 'staging@firm.test' } }).confirm(
    { ...dueLead, ...submitted, asked, createdAt: '2026-10-01T12:00:00.000Z' },
    brand,
    '2026-11-21T17:39:00.000Z',
  )
  const { content, ...headers } = confirmed()
  for (const value of Object.values(submitted)) expect(JSON.stringify(confirmed())).not.toContain(value)
  expect(JSON.stringify(confirmed())).not.toContain(asked.title)
  expect(headers).toMatchObject({
    personalizations: [{ to: [{ email: dueLead.email }] }],
    reply_to: { email: brand.contact.email },
    campaign_id: `visitor-${dueLead.id}`,
  })
  for (const { value } of content)
    for (const fact of ['Monday, November 23', '3f2a-9c1e']) expect(value).toContain(fact)
})

test('alerts go to ALERTS_TO, or else to the default brand’s recipient', async () => {
  await newMailer().alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
  await newMailer({ to: { dresdentax: 'staging@firm.test' } }).alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: 'staging@firm.test' }] }])
  await newMailer({ alertsTo: 'ops@firm.test' }).alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: 'ops@firm.test' }] }])
})

test.each([
  ['failed', '/lists/failed'],
  ['stored-late', '/'],
  ['flood', '/lists/held'],
] as const)(
  'with a desk, the alert "%s" links to the lead and to the list %s instead of commands',
  async (why, path) => {
    await newMailer({ deskUrl: 'https://desk.test' }).alert([stuck], why)
    const [text, html] = sent().content
    for (const address of [`https://desk.test/leads/${stuck.id}`, `https://desk.test${path}`]) {
      expect(text.value).toContain(address)
      expect(html.value).toContain(`href="${address}"`)
    }
    expect(text.value).not.toContain('npm run')
  },
)

const held: HeldLead = {
  id: dueLead.id,
  name: 'Rusty <b>Miller</b>',
  email: 'rusty@visitor.test',
  phone: '(740) 555-0111',
  topic: 'Payroll',
  message: 'Please call.\nWe rank you first.',
  reasons: ['links', 'seo'],
  createdAt: dueLead.createdAt,
}

test('the mail about held-back leads goes to the brand’s recipient, quotes each lead, and says why it was held back', async () => {
  const options = { alertsTo: 'ops@firm.test', to: { payroll: 'pay@firm.test' }, deskUrl: 'https://desk.test' }
  await newMailer(options).heldBack({ leads: [held], total: 3 }, getBrand('payroll'))
  const { subject, content, personalizations } = sent()
  expect(personalizations).toEqual([{ to: [{ email: 'pay@firm.test' }] }])
  expect(subject).toBe(`${getBrand('payroll').name}: 3 inquiries held back`)
  for (const part of content) {
    const text = visibleText(part).replaceAll('&gt;', '>')
    const facts = [
      'rusty@visitor.test',
      '(740) 555-0111',
      'Please call.',
      'We rank you first.',
      'contains links',
      '2 more',
    ]
    for (const fact of facts) expect(text).toContain(fact)
    for (const path of [`/leads/${held.id}`, '/lists/held']) expect(part.value).toContain(`https://desk.test${path}`)
  }
  expect(content[1].value).toContain('Rusty &lt;b&gt;Miller&lt;/b&gt;')
})

const waiting: MorningLead = {
  id: dueLead.id,
  name: 'Rusty Miller',
  topic: 'Payroll',
  since: dueLead.createdAt,
  waited: '3 working days',
  assignee: 'bob@firm.test',
  lastError: '',
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
  const options = { alertsTo: 'ops@firm.test', to: { payroll: 'pay@firm.test' }, deskUrl: 'https://desk.test' }
  await newMailer(options).morning([section('late', 8), section('held')], getBrand('payroll'))
  const { content, personalizations } = sent()
  expect(personalizations).toEqual([{ to: [{ email: 'pay@firm.test' }] }])
  const facts = [
    '3f2a-9c1e',
    'Rusty Miller',
    'Payroll',
    'Nov 21',
    '3 working days',
    'bob@firm.test',
    'And 7 more',
    'Held back (1)',
  ]
  for (const part of content) {
    for (const fact of facts) expect(visibleText(part)).toContain(fact)
    for (const path of [`/leads/${waiting.id}`, '/', '/lists/held'])
      expect(part.value).toContain(`https://desk.test${path}`)
  }
})
