import { expect, test } from 'vitest'
import { EMPTY_CONTACT } from '#shared/contact-texts.ts'
import { ham, spam, type Typed } from '#test/helpers/worker/inquiries.ts'
import { createAssess } from '#worker/leads/assess.ts'
import { createFormTimes } from '#worker/leads/form-time.ts'
import type { AssessedInquiry } from '#worker/leads/inquiry.ts'

const SECRET = 'x'.repeat(32)
const START = Date.parse('2026-03-02T15:00:00.000Z')
const HOUR = 3_600_000

function assessed([name, message]: Typed, more: Partial<AssessedInquiry> = {}): AssessedInquiry {
  const fields = { ...EMPTY_CONTACT, name, email: 'a@b.test', message }
  return { fields, brand: 'dresdentax', honeypot: '', scripted: true, hasOrigin: true, flooded: false, ...more }
}

const PLAIN: Typed = ['Ana Pérez', 'Can you help?']
const assessText = createAssess({ turnstile: false })

function timed(ms: number) {
  let now = START
  const formTimes = createFormTimes(SECRET, () => now)
  const assess = createAssess({ formTimes, turnstile: false })
  return async (more: (token: string) => Partial<AssessedInquiry>, typed = PLAIN) => {
    now = START
    const token = await formTimes.issue()
    now = START + ms
    return assess(assessed(typed, more(token)))
  }
}

test('the spam check quarantines none of the genuine sample messages', async () => {
  expect(ham.length).toBeGreaterThanOrEqual(60)
  const assess = createAssess({ formTimes: createFormTimes(SECRET), turnstile: false })
  for (const typed of ham)
    expect([typed, await assessText(assessed(typed)), await assess(assessed(typed, { scripted: false }))]).toEqual([
      ...[typed, [], []],
    ])
})

test('the spam check quarantines at least 90% of the sample spam messages', async () => {
  expect(spam.length).toBeGreaterThanOrEqual(60)
  const caught = await Promise.all(spam.map(async (typed) => (await assessText(assessed(typed))).length > 0))

  expect(caught.filter(Boolean).length / spam.length).toBeGreaterThanOrEqual(0.9)
})

test.each<[string, Typed, string]>([
  ['a link in the name', ['https://win.test', 'Hello there'], 'link-in-name'],
  ['an HTML link', ['Al', 'See <a href="http://a.test">this</a>'], 'markup'],
  ['a BBCode link', ['Al', 'See [url=http://a.test]this[/url]'], 'markup'],
  ['five links', ['Al', [1, 2, 3, 4, 5].map((n) => `https://${n}.test`).join(' ')], 'links'],
  ['a link offer', ['Al', 'We sell dofollow links'], 'seo'],
  ['full-width letters', ['Al', 'We sell ｄｏｆｏｌｌｏｗ links'], 'seo'],
  ['a zero-width space within a word', ['Al', 'We sell do\u200bfollow links'], 'seo'],
  ['a loan offer', ['Al', 'Cash today, no credit check'], 'loan'],
  ['a bitcoin offer', ['Al', 'Double your bitcoin'], 'crypto'],
  ['adult content', ['Al', 'Hot girls and porn'], 'adult'],
])('a message with %s (%j) is quarantined with the reason "%s"', async (_what, typed, reason) => {
  expect(await assessText(assessed(typed))).toContain(reason)
})

test('the spam check counts ten copies of the same link as one link', async () => {
  expect(await assessText(assessed(['Al', 'https://shop.test '.repeat(10)]))).toEqual([])
})

test.each([
  ['1.5 seconds', ['too-quick'], 1_500],
  ['2 seconds', [], 2_000],
  ['1 hour', [], HOUR],
  ['2 days', [], 48 * HOUR],
])('a form submitted %s after its token was issued triggers the spam signals %j', async (_what, reasons, ms) => {
  expect(await timed(ms)((formToken) => ({ formToken }))).toEqual(reasons)
})

test('a form token older than a day adds to the spam score', async () => {
  const typed: Typed = ['Al', 'We provide things. Would you be interested?']
  expect(await timed(HOUR)((formToken) => ({ formToken }), typed)).toEqual([])
  expect(await timed(25 * HOUR)((formToken) => ({ formToken }), typed)).toContain('old-time')
})

test.each<[string, (token: string) => string]>([
  ['with a changed time', (token) => `${START - HOUR}.${token.split('.')[1]}`],
  ['with a changed signature', (token) => `${token.slice(0, -2)}AA`],
  ['without a signature', () => 'now'],
  ['with a 400-digit time', () => `${'9'.repeat(400)}.${'A'.repeat(43)}`],
])('a lead with a form token %s is quarantined with the reason "forged-time"', async (_what, forge) => {
  expect(await timed(HOUR)((token) => ({ formToken: forge(token) }))).toEqual(['forged-time'])
})

test('a genuine message without a form token is not quarantined, with or without an Origin header', async () => {
  for (const scripted of [true, false])
    for (const hasOrigin of [true, false]) expect(await timed(HOUR)(() => ({ scripted, hasOrigin }))).toEqual([])
})

test('the spam check finishes for a 5,000-character message that could cause catastrophic backtracking', async () => {
  for (const part of ['a', 'your website ', 'we provide our ', 'aB', 'http://', 'a.', '$1,']) {
    const message = part.repeat(5000).slice(0, 5000)
    expect(await assessText(assessed([part.repeat(50).slice(0, 100), message]))).toBeInstanceOf(Array)
  }
})
