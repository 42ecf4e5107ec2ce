import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { emptied } from '#test/helpers/filled-brand.ts'
import { addRequests, db, doing, meeting } from '#test/helpers/worker/appointments.ts'
import { lead, leadParts, MINUTE, rejected, runSql, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts.ts'
import { lastMail, mailedLead, newMailer, sendKind, sentKind } from '#test/helpers/worker/mail.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { mailRows } from '#test/helpers/worker/storage.ts'
import { raw } from '#worker/db/database.ts'
import { sendAgain } from '#worker/db/mails.ts'
import { deskLinks } from '#worker/desk/links.ts'
import type { Lead, NewLead } from '#worker/leads/lead.ts'
import { directMailAlert } from '#worker/mail/kinds/alert.ts'
import { inquiryLetter } from '#worker/mail/kinds/inquiry.ts'

setUpSite()

const DESK = 'https://desk.test'
const brand = emptied(getBrand('dresdentax'))
const payroll = emptied(getBrand('payroll'))
const toPayroll = { alertsTo: 'ops@firm.test', to: { payroll: 'pay@firm.test' }, deskUrl: DESK }

function expectInBoth(facts: readonly string[], links: readonly string[] = []) {
  const { parts, text, html } = lastMail()
  for (const part of parts) for (const fact of facts) expect(part).toContain(fact)
  for (const link of links) expect([text.includes(`${link}\n`), html.includes(`href="${link}"`)]).toEqual([true, true])
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

const store = (...more: Partial<NewLead>[]) =>
  Promise.all(more.map((fields) => leadParts().store.add({ ...mailedLead, ...fields })))

async function sentInquiry(fields: Partial<Lead> = {}) {
  await newMailer().send('mail-1', brand, inquiryLetter({ ...mailedLead, ...fields }, brand, deskLinks(undefined)))
  return lastMail()
}

test('the inquiry email to staff contains every field of the lead', async () => {
  const paths = { page: '/services/payroll', from: '/services/fractional-cfo' }
  const source = { ...paths, referrerHost: 'search.test', campaign: { utm_source: 'letter' } }
  const asked = { id: 'fractional-cfo', title: 'Fractional CFO' }
  await store({ id: uuid(1), idempotencyKey: 'key-2', digest: 'digest-2' })
  await store({ service: 'Bookkeeping', asked, formType: 'home', source, masked: ['ssn', 'card'] })
  const { headers, text, html } = await sentKind({ brand }, { deskUrl: DESK })
  expect(headers.reply_to).toEqual({ email: 'ana@visitor.test', name: 'Ana Pérez' })
  const fields = ['Ana Pérez', 'ana@visitor.test', '(740) 555-0199', 'Bookkeeping', 'Fractional CFO (fractional-cfo)']
  const sources = [...Object.values(paths), 'home', 'search.test', 'source: letter', uuid(1), '3f2a-9c1e']
  const masked = ['A Social Security number was removed', 'A card number was removed']
  expectInBoth([...fields, ...sources, ...masked], [`${DESK}/leads/${mailedLead.id}`])
  expect(text).toContain('> With <b>payroll</b> & books.')
  expect(html).toContain('With &lt;b&gt;payroll&lt;/b&gt; &amp; books.')
  for (const part of (await sentInquiry()).parts) expect(part).not.toMatch(/removed|sent this form before|desk/)
})

test("the email to a newly assigned staff member contains none of the visitor's personal data", async () => {
  await store({ service: 'Bookkeeping' })
  const mail = { kind: 'assigned', recipient: 'colleague', colleague: 'bob@firm.test' } as const
  expect(await sendKind(mail)).toBeUndefined()
  await runSql(`UPDATE leads SET assignee = 'bob@firm.test'`)
  const { to, headers, parts } = await sentKind(mail, { deskUrl: DESK })
  expect([to, headers.reply_to]).toEqual([['bob@firm.test'], undefined])
  expect(headers.subject).toBe(`${brand.name}: An inquiry was handed over to you: Bookkeeping [3f2a-9c1e]`)
  for (const part of parts) expect(part).not.toMatch(/Ana|visitor\.test|555/)
  await runSql(`UPDATE leads SET list = 'closed'`)
  expect(await sendKind(mail)).toBeUndefined()
})

test.each<[string, Partial<Lead>, string]>([
  ['a name and a service', { asked: { id: 'payroll', title: 'Payroll' }, service: 'Other' }, ': Ana Pérez, Payroll'],
  ['a service that the brand does not offer', { service: 'Buy now' }, ': Ana Pérez'],
  ['a name that contains only control characters', { name: '\u202e\0', service: 'Bookkeeping' }, ': Bookkeeping'],
  ['a blank name', { name: ' ' }, ''],
  ['a name of 61 emoji', { name: '🦊'.repeat(61) }, `: ${'🦊'.repeat(60)}`],
])('the subject of the inquiry email contains only the valid parts of a lead with %s', async (_what, fields, names) => {
  expect((await sentInquiry(fields)).headers.subject).toBe(`${brand.name}${names} [3f2a-9c1e]`)
})

test('after a 400 from MailChannels, the inquiry email is sent again without Reply-To', async () => {
  network.mail = (_url, init) => Response.json({}, { status: `${init?.body}`.includes('"reply_to"') ? 400 : 202 })
  expect((await sentInquiry()).headers).not.toHaveProperty('reply_to')
  expectInBoth(['A reply to this email does not reach the visitor.', 'ana@visitor.test'])
  network.mail = undefined
  await sentInquiry()
  expectInBoth(['A reply to this email goes to the visitor.'])
})

test("a visitor's text cannot add a header, a recipient or an HTML element to the inquiry email", async () => {
  const odd = fc.constantFrom('\r', '\n', '\0', '\u2028', '\u202e', '"', '<', '>', ',', 'Bcc: ', '@', '\\')
  const one = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
  const nasty = fc.string({ unit: fc.oneof(odd, one), maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, service, message, page) => {
      const source = { page, from: page, referrerHost: page, campaign: { source: page } }
      const { headers, to, html } = await sentInquiry({ name, service, message, source })
      const typed = headers.subject.slice(`${brand.name}: `.length, -' [3f2a-9c1e]'.length)
      const values = [typed, headers.from.name, headers.reply_to?.name ?? '', headers.campaign_id]
      for (const value of values) expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"<>,]/u)
      expect([...typed].length).toBeLessThanOrEqual(60)
      expect(headers.subject.endsWith(' [3f2a-9c1e]')).toBe(true)
      expect(headers.reply_to?.email).toBe('ana@visitor.test')
      expect(to).toEqual([brand.contact.email])
      expect(html.match(/<(?:script|img|a )/g)).toEqual(['<a ', '<a '])
    }),
  )
})

test("a visitor's email address cannot add recipients to the mailto link in the inquiry email", async () => {
  const { html } = await sentInquiry({ email: 'ana?bcc=eve%40outside.test&subject=x@visitor.test' })
  const href = html.match(/href="(mailto:[^"]*)"/)?.[1]
  expect(href).toBe('mailto:ana%3Fbcc%3Deve%2540outside.test%26subject%3Dx@visitor.test')
  const { headers } = await sentInquiry({ email: 'a@b.test\r\nBcc: eve@outside.test' })
  expect(headers).not.toHaveProperty('reply_to')
})

test('the confirmation email to a visitor contains no text that the visitor submitted', async () => {
  const submitted = { name: 'Zyxwv Utsrq', phone: '(555) 010-7777', message: 'Visit evil.test', service: 'Bookkeeping' }
  const asked = { id: 'payroll', title: 'Asked Title' }
  await store({ ...submitted, asked, createdAt: '2026-10-01T12:00:00.000Z' })
  const confirmation = { kind: 'confirmation', recipient: 'visitor', brand } as const
  const { headers, to } = await sentKind(confirmation, { to: { dresdentax: 'staging@firm.test' } })
  for (const value of [...Object.values(submitted), asked.title])
    expect(JSON.stringify(network.mails)).not.toContain(value)
  expect([to, headers.reply_to]).toEqual([['ana@visitor.test'], { email: brand.contact.email }])
  expectInBoth(['Monday, November 23', '3f2a-9c1e'])
})

test.each(['inquiry', 'confirmation', 'held-back', 'morning', 'alert'] as const)(
  'no "%s" email is composed if the database is empty',
  async (kind) => expect(await sendKind({ kind })).toBeUndefined(),
)

test('the quarantine report to staff quotes at most ten leads', async () => {
  const held = {
    ...{ brand: 'payroll', name: 'Rusty <b>Miller</b>', email: 'rusty@visitor.test', service: 'Payroll' },
    ...{ message: 'Please call.\nWe rank you first.', reasons: ['links', 'seo'] },
  } satisfies Partial<NewLead>
  await store(...numbers(1, 12).map((number) => lead(number, held)), { name: 'Other', reasons: ['links'] })
  const { headers, to, text, html } = await sentKind({ kind: 'held-back', brand: payroll }, toPayroll)
  expect([to, headers.subject]).toEqual([['pay@firm.test'], `${payroll.name}: 12 inquiries held back`])
  const facts = ['rusty@visitor.test', 'Please call.', 'We rank you first.', 'contains links', 'search engine']
  expectInBoth([...facts, '2 more'], [`${DESK}/leads/${uuid(10)}`, `${DESK}/lists/held`])
  expect(text).not.toMatch(/Other|000000000011|refuses/)
  expect(html).toContain('Rusty &lt;b&gt;Miller&lt;/b&gt;')
})

test('the quarantine report to staff warns of rejected inquiries after a flood of 1,000 inquiries in an hour', async () => {
  for (const [number, refuses] of [[999, false] as const, [1000, true] as const]) {
    await runSql(`INSERT INTO leads (id, brand, name, email, phone, service, form_type, message, reasons, list, created_at)
      SELECT '${number}-' || value, 'payroll', '', '', '', '', '', '', 'flood', 'held', '${mailedLead.createdAt}'
      FROM json_each('${JSON.stringify(numbers(1, number === 1000 ? 1 : number))}')`)
    const { text } = await sentKind({ kind: 'held-back', brand: payroll })
    expect(text.includes('the website now refuses more')).toBe(refuses)
  }
})

test('the subject of a morning email to staff shows its most urgent item', async () => {
  const sections: [number[], string][] = [
    [numbers(1, 52), '52 inquiries are late'],
    [[60], '1 inquiry waits for an appointment time'],
    [[70, 71], '2 inquiries are due for follow-up'],
    [[80], '1 inquiry has an email that was not sent'],
    [[90, 91], '2 inquiries are held back'],
    [[95], '1 inquiry will be erased in a week'],
  ]
  const where = (...ids: number[]) => `id IN ('${ids.map(uuid).join(`','`)}')`
  const fields = { brand: 'payroll', name: 'Rusty Miller', createdAt: '2026-07-01T14:00:00.000Z' } as const
  const ids = sections.flatMap(([ids]) => ids).filter((id) => id !== 60)
  await store(...ids.map((id) => lead(id, { ...fields, service: 'Payroll' })))
  await addRequests([60], fields)
  for (const statement of [
    `mails SET state = iif(lead = '${uuid(80)}', 'failed', 'accepted'), last_error = 'HTTP 502'`,
    `leads SET assignee = 'bob@firm.test' WHERE NOT ${where(1)}`,
    `leads SET list = 'follow-up', follow_up_on = '2026-07-08', answered_at = created_at WHERE ${where(70, 71)}`,
    `leads SET created_at = '2026-07-08' WHERE ${where(80)}`,
    `leads SET list = 'held' WHERE ${where(90, 91)}`,
    `leads SET created_at = '2026-01-01', answered_at = created_at WHERE ${where(95)}`,
  ])
    await runSql(`UPDATE ${statement}`)
  const sent = () => sentKind({ kind: 'morning', brand: payroll }, { ...toPayroll, now: '2026-07-08T12:00:00.000Z' })
  const { to, parts } = await sent()
  expect(to).toEqual(['pay@firm.test'])
  const facts = ['Rusty Miller · Payroll · since Wed, Jul 1', '4 business days', 'with bob@firm.test', 'with nobody']
  const lists = ['', 'lists/follow-up', 'lists/failed', 'lists/held', 'lists/all']
  const links = [`leads/${uuid(1)}`, `leads/${uuid(95)}`, ...lists].map((path) => `${DESK}/${path}`)
  expectInBoth([...facts, 'And 2 more', 'error 502', 'Late (52)', 'Held back (2)'], links)
  for (const part of parts) expect(part).not.toMatch(/visitor\.test|Question|555-/)
  for (const [ids, fact] of sections) {
    expect((await sent()).headers.subject).toBe(`${payroll.name}: ${fact}`)
    await runSql(`DELETE FROM leads WHERE ${where(...ids)}`)
  }
})

const PERSONAL = /Ana|visitor\.test|555-|help/

test('an alert to staff lists each email that failed or was not sent within an hour', async () => {
  await store({})
  await runSql(`UPDATE mails SET state = iif(recipient = 'office', 'failed', 'due'),
    kind = iif(recipient = 'office', kind, 'reminder'), attempts = 9, last_error = 'HTTP 502',
    created_at = '2026-11-21T17:39:00.000Z'`)
  await runSql(`INSERT INTO mails (id, kind, brand, recipient, state, attempts, created_at, last_error)
    VALUES ('held-back-1', 'held-back', 'payroll', 'office', 'unknown', 3, '2026-11-21', 'timeout')`)
  const sent = (now: string) => sentKind({ kind: 'alert', lead: '' }, { ...toPayroll, now })
  expect((await sent('2026-11-21T18:38:59.999Z')).headers.subject).toBe('Alert: 2 emails failed or are late')
  const { headers, to, parts } = await sent('2026-11-21T18:39:00.000Z')
  expect([to, headers.subject]).toEqual([['ops@firm.test'], 'Alert: 3 emails failed or are late'])
  const failed = ['3f2a9c1e', 'to the office · dresdentax', 'error 502', 'payroll', 'did not answer in time']
  const links = [`${DESK}/leads/${mailedLead.id}`, `${DESK}/lists/failed`]
  expectInBoth([...failed, 'to the visitor', 'The website will try again'], links)
  for (const part of parts) expect(part).not.toMatch(PERSONAL)
})

test('the alert about an inquiry emailed to staff directly says whether the email may be the only copy', async () => {
  for (const isStored of [true, false]) {
    await newMailer().send('mail-1', brand, { content: directMailAlert(mailedLead, isStored) })
    expectInBoth([mailedLead.id, 'dresdentax', isStored ? 'not need to be sent again' : 'may be the only copy'])
    expect(lastMail().text).not.toMatch(PERSONAL)
  }
})

test('an email is marked as a possible duplicate after an attempt with an unknown outcome', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  await addRequests([2])
  await doing(2, meeting('confirm'))
  for (const [earlier, outcome] of [unknownOutcome, rejected(), rejected()].entries()) {
    mailer.outcomeOf = () => outcome
    await sweep()
    clock.now += 3 * MINUTE
    expect(mailer.sent.splice(0).map(({ isCopy }) => isCopy)).toEqual(Array(4).fill(earlier > 0))
  }
})

test('a resent email is retried after a rejection even if three earlier attempts had unknown outcomes', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE mails SET state = 'unknown', attempts = 3, unknowns = 3, next_attempt_at = NULL`)
  await db.batch([sendAgain(raw(`kind = 'inquiry'`), new Date(clock.now).toISOString())])
  mailer.outcomeOf = () => rejected()
  await sweep()
  expect((await mailRows())[0]).toMatchObject({ kind: 'inquiry', state: 'due', last_error: 'HTTP 500' })
  expect(mailer.sent.at(0)?.isCopy).toBe(true)
})
