import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContact } from '#shared/contact.ts'
import { CONTACT_FIELDS, EMPTY_CONTACT } from '#shared/contact-texts.ts'

const brand = {
  serviceOptions: [
    { title: 'Bookkeeping', services: [] },
    { title: 'Other Services', services: [] },
  ],
}
const good = {
  ...EMPTY_CONTACT,
  name: 'Ana',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  message: 'Hello',
  service: 'Bookkeeping',
}
const check = (fields: Record<string, unknown>) => checkContact({ ...good, ...fields }, brand)
const errorAt = (field: keyof typeof good, value: unknown) => {
  const result = check({ [field]: value })
  return result.ok ? undefined : result.fields[field]
}
const cleanedValue = (field: keyof typeof good, value: unknown) => {
  const result = check({ [field]: value })
  return result.ok ? result.value[field] : result
}

test('a contact form without a phone number or a service is valid', () => {
  for (const empty of [undefined, null, '', '  '])
    expect(check({ phone: empty, service: empty })).toEqual({
      ok: true,
      value: { ...good, phone: '', service: '' },
    })
})

test.each([
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['message', 'Message is required'],
] as const)('a contact form with an empty, blank or missing %s gets the error "%s"', (field, text) => {
  for (const empty of ['', '   ', '\u0000\u0007', '\n', undefined, null])
    expect([empty, errorAt(field, empty)]).toEqual([empty, text])
})

test.each([
  ['zero-width spaces', '\u200b\u200b\ufeff'],
  ['bidirectional marks', '\u200e\u202e\u2066\u061c'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['soft hyphens and joiners', '\u00ad\u034f\u200d\u2060'],
  ['variation selectors and tags', '\ufe0f\u{e0041}\u{e0100}'],
  ['braille blanks', '\u2800\u2800'],
  ['annotation marks', '\ufff9\ufffb'],
  ['invisible characters between spaces and control characters', ' \u200b \u0000\u3164\n'],
])('a contact form value that contains only %s counts as empty', (_description, value) => {
  for (const label of ['Name', 'Email', 'Message'] as const) {
    const field = label.toLowerCase() as 'name' | 'email' | 'message'
    expect([field, errorAt(field, value)]).toEqual([field, `${label} is required`])
  }
  expect([cleanedValue('phone', value), cleanedValue('service', value)]).toEqual(['', ''])
})

const PHONE = 'Please enter a valid phone number'
const EMAIL = 'Please enter a valid email address'

test.each<[keyof typeof good, string | undefined, string[]]>([
  ['name', 'Name must be at least 2 characters', ['n']],
  ['name', undefined, ['nn', 'n'.repeat(100)]],
  ['name', 'Name must be at most 100 characters', ['n'.repeat(101)]],
  ['message', 'Message must be at least 5 characters', ['mmmm']],
  ['message', undefined, ['mmmmm', 'm'.repeat(5000)]],
  ['message', 'Message must be at most 5,000 characters', ['m'.repeat(5001)]],
  ['phone', undefined, ['5'.repeat(7), '5'.repeat(20), '+1 (740) 555-0199']],
  ['phone', PHONE, ['5'.repeat(6), '5'.repeat(21), '740.555.0199', '740 555 0199 x2', '٠١٢٣٤٥٦٧', '740/5550199']],
  ['service', 'Please select an option', ['Fractional CFO']],
  ['email', undefined, ['a@b.co', 'first.last+tag@sub.visitor.test', 'ünï@visitor.test', "o'brien@visitor.test"]],
  ['email', undefined, ['123456789@visitor.test', '1123-45-6789@visitor.test', 'ana@123-45-6789.test']],
  ['email', undefined, [`${'a'.repeat(241)}@visitor.test`]],
  ['email', 'Email must be at most 254 characters', [`${'a'.repeat(242)}@visitor.test`]],
  [
    'email',
    EMAIL,
    ['nobody', 'a@b', '@visitor.test', 'a@', 'a b@visitor.test', '"a"@visitor.test', 'a@b@visitor.test'],
  ],
  ['email', EMAIL, ['a@visitor.test, b@visitor.test', 'a@visitor.test;b@visitor.test', 'Ana <a@visitor.test>']],
  ['email', EMAIL, ['123-45-6789@visitor.test', 'ana.123\u201145\u20116789@visitor.test']],
])('the contact form field %s gets the error "%s" for each value in %j', (field, text, values) => {
  for (const value of values) expect([value, errorAt(field, value)]).toEqual([value, text])
})

test('control characters are removed from contact form values, except for line feeds and tabs in the message', () => {
  expect(cleanedValue('name', ' \u0000A\tn\r\na\u0085\u007f ')).toBe('Ana')
  expect(cleanedValue('email', '\u0000ana@visitor.test\r\n')).toBe('ana@visitor.test')
  expect(cleanedValue('message', ' one\r\n\ttwo\rthree\u0000\u001b[0m ')).toBe('one\n\ttwo\nthree[0m')
})

test('the main error of an invalid contact form is the error for its first invalid field', () => {
  const bad = { name: 'A', email: 'nobody', phone: '12', message: 'Hi', service: 'x' }
  const texts = {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Message must be at least 5 characters',
    service: 'Please select an option',
  }
  expect(check(bad)).toEqual({ ok: false, error: texts.name, fields: texts })
  const wrong = CONTACT_FIELDS.filter((field) => field in texts) as (keyof typeof texts)[]
  for (const [index, field] of wrong.entries()) {
    const good = Object.fromEntries(wrong.slice(0, index).map((earlier) => [earlier, undefined]))
    const rest = Object.fromEntries(Object.entries(bad).filter(([name]) => !(name in good)))
    expect(check(rest)).toMatchObject({ ok: false, error: texts[field] })
  }
})

test('validating a valid contact form again does not change its values', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.constantFrom(...Object.values(good)))
  const input = fc.record(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, anything])), { requiredKeys: [] })
  fc.assert(
    fc.property(input, (fields) => {
      const result = checkContact(fields, brand)
      if (!result.ok) {
        expect(result.error).toBe(Object.values(CONTACT_FIELDS.map((field) => result.fields[field])).find(Boolean))
        return
      }
      for (const [field, value] of Object.entries(result.value)) {
        expect(value).toBe(value.trim())
        expect(value).not.toMatch(field === 'message' ? /[^\P{Cc}\t\n]/u : /\p{Cc}/u)
      }
      expect(checkContact(result.value, brand)).toEqual(result)
    }),
  )
})

test('a name, phone number or email address that passes validation contains no line breaks', () => {
  const line = fc.string({
    unit: fc.constantFrom('a', '@', '.', ' ', '\r', '\n', '\u2028', ',', '<', '>', '5'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(line, line, line, (name, email, phone) => {
      const result = check({ name, email, phone })
      if (!result.ok) return
      expect(`${result.value.name}${result.value.email}${result.value.phone}`).not.toMatch(/[\r\n]/)
      expect(result.value.email).not.toMatch(/[\s,<>]/)
    }),
    { numRuns: 2000 },
  )
})
