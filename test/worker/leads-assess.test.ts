import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createAssess } from '#worker/leads/assess'
import { createFormTimes } from '#worker/leads/form-time'
import type { Assessed } from '#worker/leads/submit'
import { ham, spam, type Typed } from './inquiries'

const SECRET = 'x'.repeat(32)
const START = Date.parse('2026-03-02T15:00:00.000Z')
const HOUR = 3_600_000

function assessed([name, email, message]: Typed, more: Partial<Assessed> = {}): Assessed {
  const fields = { name, email, phone: '', service: '', message }
  return { fields, brand: 'dresdentax', honeypot: '', scripted: true, hasOrigin: true, flooded: false, ...more }
}

const PLAIN: Typed = ['Ana Pérez', 'ana@visitor.test', 'Can you help?']
const content = createAssess({ turnstile: false })

/** A form touched at START and sent so many ms later. */
function timed(ms: number) {
  let now = START
  const formTimes = createFormTimes(SECRET, () => now)
  const assess = createAssess({ formTimes, turnstile: false })
  return async (more: (token: string) => Partial<Assessed>, typed = PLAIN) => {
    now = START
    const token = await formTimes.issue()
    now = START + ms
    return assess(assessed(typed, more(token)))
  }
}

test('what people write goes out: every one of them', async () => {
  expect(ham.length).toBeGreaterThanOrEqual(60)
  const held = await Promise.all(ham.map(async (typed) => [typed[2], await content(assessed(typed))]))
  expect(held.filter(([, reasons]) => reasons?.length)).toEqual([])
})

test('without script, and so without a time, too', async () => {
  const assess = createAssess({ formTimes: createFormTimes(SECRET), turnstile: false })
  const held = await Promise.all(
    ham.map(async (typed) => [typed[2], await assess(assessed(typed, { scripted: false }))]),
  )
  expect(held.filter(([, reasons]) => reasons?.length)).toEqual([])
})

test('nine in ten of what machines write wait for staff', async () => {
  expect(spam.length).toBeGreaterThanOrEqual(60)
  const caught = await Promise.all(spam.map(async (typed) => (await content(assessed(typed))).length > 0))

  expect(caught.filter(Boolean).length / spam.length).toBeGreaterThanOrEqual(0.9)
})

test.each<[string, Typed, string]>([
  ['a link in the name', ['https://win.test', 'a@b.test', 'Hello there'], 'link-in-name'],
  ['an anchor', ['Al', 'a@b.test', 'See <a href="http://a.test">this</a>'], 'markup'],
  ['BBCode', ['Al', 'a@b.test', 'See [url=http://a.test]this[/url]'], 'markup'],
  ['five links', ['Al', 'a@b.test', [1, 2, 3, 4, 5].map((n) => `https://${n}.test`).join(' ')], 'links'],
  ['an offer of links', ['Al', 'a@b.test', 'We sell dofollow links'], 'seo'],
  ['letters of another width', ['Al', 'a@b.test', 'We sell ｄｏｆｏｌｌｏｗ links'], 'seo'],
  ['letters with nothing between them', ['Al', 'a@b.test', 'We sell do\u200bfollow links'], 'seo'],
  ['a loan', ['Al', 'a@b.test', 'Cash today, no credit check'], 'loan'],
  ['easy coins', ['Al', 'a@b.test', 'Double your bitcoin'], 'crypto'],
  ['company', ['Al', 'a@b.test', 'Hot girls and porn'], 'adult'],
])('%s is told to staff in a word', async (_what, typed, reason) => {
  expect(await content(assessed(typed))).toContain(reason)
})

test('the same link ten times is one', async () => {
  expect(await content(assessed(['Al', 'a@b.test', 'https://shop.test '.repeat(10)]))).toEqual([])
})

test.each([
  ['a second and a half', 1_500, ['too-quick']],
  ['two seconds', 2_000, []],
  ['an hour', HOUR, []],
  ['two days', 48 * HOUR, []],
])('a form sent after %s: %j', async (_what, ms, reasons) => {
  expect(await timed(ms)((formToken) => ({ formToken }))).toEqual(reasons)
})

test('a time that is old adds to what else there is', async () => {
  const typed: Typed = ['Al', 'a@b.test', 'We provide things. Would you be interested?']
  expect(await timed(HOUR)((formToken) => ({ formToken }), typed)).toEqual([])
  expect(await timed(25 * HOUR)((formToken) => ({ formToken }), typed)).toContain('old-time')
})

test.each<[string, (token: string) => string]>([
  ['with another time', (token) => `${START - HOUR}.${token.split('.')[1]}`],
  ['with another signature', (token) => `${token.slice(0, -2)}AA`],
  ['of nonsense', () => 'now'],
  ['of a huge number', () => `${'9'.repeat(400)}.${'A'.repeat(43)}`],
])('a token %s is forged', async (_what, forge) => {
  expect(await timed(HOUR)((token) => ({ formToken: forge(token) }))).toEqual(['forged-time'])
})

test('no token is no reason by itself, with script or without', async () => {
  for (const scripted of [true, false])
    for (const hasOrigin of [true, false]) expect(await timed(HOUR)(() => ({ scripted, hasOrigin }))).toEqual([])
})

test('a filled honeypot and a flood are reasons by themselves', async () => {
  expect(await content(assessed(PLAIN, { honeypot: 'https://a.test' }))).toEqual(['honeypot'])
  expect(await content(assessed(PLAIN, { honeypot: ' ' }))).toEqual([])
  expect(await content(assessed(PLAIN, { flooded: true }))).toEqual(['flood'])
})

test('with Turnstile a token is to be checked, and none is a reason', async () => {
  const assess = createAssess({ turnstile: true })
  expect(await assess(assessed(PLAIN, { turnstileToken: 'token' }))).toEqual(['turnstile-unchecked'])
  expect(await assess(assessed(PLAIN))).toEqual(['turnstile-missing'])
})

test('whatever is typed is assessed quickly, into short words', async () => {
  const typed = fc.tuple(
    fc.string({ unit: 'grapheme' }),
    fc.constant('a@b.test'),
    fc.string({ unit: 'binary', maxLength: 5000 }),
  )
  await fc.assert(
    fc.asyncProperty(typed, async (inquiry) => {
      for (const reason of await content(assessed(inquiry))) expect(reason).toMatch(/^[a-z-]{1,20}$/)
    }),
  )
})

test.each([
  ['a', 5000],
  ['your website ', 385],
  ['we provide our ', 333],
  ['aB', 2500],
  ['http://', 700],
  ['a.', 2500],
  ['$1,', 1600],
])('5,000 characters of %s take no time', async (part, times) => {
  vi.useRealTimers()
  const start = performance.now()
  await content(assessed([part.repeat(50).slice(0, 100), 'a@b.test', part.repeat(times)]))
  expect(performance.now() - start).toBeLessThan(250)
})
