import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { emptied, filled } from '#test/helpers/filled-brand'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer, type SentMail } from '#test/helpers/worker/mail'
import type { DueLead } from '#worker/leads/lead'
import type { MailOptions } from '#worker/leads/mail/create-mailer'
import type { AlertLead } from '#worker/leads/mailer'

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
    subject: expect.stringContaining(dueLead.id),
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

test('an empty field has no line in the text part', async () => {
  const { text } = await notify({ phone: '' })
  expect(text).not.toMatch(/^(?:Phone|Service|Asked about|Page|Came from|Referred by|Campaign):/m)
})

test('the notification shows Eastern time with its zone', async () => {
  expect((await notify()).text).toContain('Sat, Nov 21, 2026, 12:39 PM EST')
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

test('the subject names a service only if the brand offers it', async () => {
  expect((await notify({ service: 'Bookkeeping' })).mail.subject).toContain('Bookkeeping')
  expect((await notify({ service: 'Buy now' })).mail.subject).not.toContain('Buy now')
})

test('the subject and title name the service that the visitor asked about instead of the choice that covers it', async () => {
  const { mail, text } = await notify({ service: 'Other Services', asked: { id: 'payroll', title: 'Payroll' } })
  expect(mail.subject).toMatch(/^Payroll inquiry /)
  expect(text).toContain('New inquiry: Payroll')
  expect(text).toContain('Service: Other Services')
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
      const values = [headers.subject, headers.from.name, headers.reply_to?.name ?? '', headers.campaign_id]
      for (const value of values) expect(value).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e"<>,]/u)
      expect(headers.reply_to?.email).toBe(dueLead.email)
      expect(headers.personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
      expect(content[1].value.match(/<(?:script|img|a )/g)).toEqual(['<a ', '<a '])
    }),
  )
})

test('an address with a line feed is left out of Reply-To', async () => {
  expect((await notify({ email: 'a@b.test\r\nBcc: eve@outside.test' })).mail).not.toHaveProperty('reply_to')
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

test('the confirmation of a brand with hours and a reply time promises that time and names the open days', async () => {
  await newMailer().confirm(dueLead, filled(brand), '2026-11-21T17:39:00.000Z')
  for (const part of confirmed().content) {
    const text = visibleText(part)
    expect([text.includes('We reply within a day.'), text.includes('Monday through Friday')]).toEqual([true, true])
    expect(text).not.toMatch(/by the end of|November/)
  }
})

test('alerts and daily summaries go to ALERTS_TO, or else to the default brand’s recipient', async () => {
  await newMailer().alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: brand.contact.email }] }])
  await newMailer({ to: { dresdentax: 'staging@firm.test' } }).alert([stuck], 'failed')
  expect(sent().personalizations).toEqual([{ to: [{ email: 'staging@firm.test' }] }])
  await newMailer({ alertsTo: 'ops@firm.test' }).digest({ waiting: [stuck], failed: [], quarantined: [], more: 0 })
  expect(sent().personalizations).toEqual([{ to: [{ email: 'ops@firm.test' }] }])
})

test('an alert lists each lead with its error, and the command to send it again', async () => {
  await newMailer().alert([stuck, { ...stuck, id: 'ffff0000-1' }], 'failed')
  const { subject, content } = sent()
  expect(subject).toContain('2 inquiries')
  for (const part of content)
    for (const fact of ['3f2a9c1e', 'ffff0000', 'payroll', 'HTTP 502', 'leads -- resend 3f2a9c1e --remote'])
      expect(visibleText(part)).toContain(fact)
})

test('the alert about a lead stored late contains the show command but not the resend command', async () => {
  await newMailer().alert([stuck], 'stored-late')
  for (const part of sent().content) {
    expect(visibleText(part)).toContain('leads -- show 3f2a9c1e --remote')
    expect(visibleText(part)).not.toContain('leads -- resend')
  }
})

test('the alert about a lead that was not stored contains no command', async () => {
  await newMailer().alert([stuck], 'not-stored')
  for (const part of sent().content) expect(visibleText(part)).not.toContain('npm run')
})

test('the alert about a flood contains the release command', async () => {
  await newMailer().alert([stuck], 'flood')
  for (const part of sent().content) expect(visibleText(part)).toContain('leads -- release 3f2a9c1e --remote')
})

test('a daily summary has a section per state with the reasons, omits empty sections, and counts unlisted leads', async () => {
  const quarantined = [{ ...stuck, id: 'aaaa1111-1', lastError: '', reasons: 'honeypot links' }]
  await newMailer().digest({ waiting: [], failed: [stuck], quarantined, more: 7 })
  const { subject, content } = sent()
  expect(subject).toContain('9 inquiries')
  for (const part of content) {
    for (const fact of ['aaaa1111', 'honeypot links', 'leads -- release aaaa1111', '3f2a9c1e', 'And 7 more'])
      expect(visibleText(part)).toContain(fact)
    expect(visibleText(part)).not.toContain('Waiting')
  }
})
