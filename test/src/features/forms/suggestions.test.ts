import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestEmail, suggestPhone } from '#features/forms/suggestions.ts'
import { checkContact } from '#shared/contact.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@comcsat.ney', 'ana@comcast.net'],
  ['Ana.Perez+tax@GMAIL.CON', 'Ana.Perez+tax@gmail.com'],
  ['ana@gmail.com.', 'ana@gmail.com'],
  [' ana@iclod.com ', 'ana@icloud.com'],
])('the suggested correction for the email address "%s" is %s', (typed, value) => {
  expect(suggestEmail(typed)).toEqual({ value })
})

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@att.net',
  'ana@visitor.test',
  'ana@visitor.con',
  'ana',
  'ana@',
  'ana@b@gmial.com',
  '',
])('the email address "%s" gets no suggested correction', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})

test.each([
  ['740.555.0199', '740-555-0199'],
  ['740–555—0199', '740-555-0199'],
  ['(740)\u00a0555\u20110199', '(740) 555-0199'],
  ['７４０-555-0199', '740-555-0199'],
  ['+1 (740) 555 . 0199', '+1 (740) 555-0199'],
  ['cell: 740-555-0199', '740-555-0199'],
  ['740  -  555   -   0199    ', '740-555-0199'],
])('the suggested correction for the phone number "%s" is %s', (typed, value) => {
  expect(suggestPhone(typed)).toEqual({ value })
})

test.each([
  ['740-555-0199 x5', '740-555-0199', 'x5'],
  ['740.555.0199 ext. 12', '740-555-0199', 'ext. 12'],
  ['(740) 555-0199, extension 7 ', '(740) 555-0199', 'extension 7'],
  ['740 555 0199 #3', '740 555 0199', '#3'],
])('the suggested correction for the phone number "%s" is %s without the extension "%s"', (typed, value, leftOut) => {
  expect(suggestPhone(typed)).toEqual({ value, leftOut })
})

test.each([
  '',
  '740-555-0199',
  ' +1 (740) 555-0199 ',
  'call me',
  '1-800-FLOWERS',
  '740.555.0199 or 614.555.0100',
  '٧٤٠٥٥٥٠١٩٩',
])('the phone number "%s" gets no suggested correction', (typed) => {
  expect(suggestPhone(typed)).toBeUndefined()
})

test('suggestPhone suggests only valid phone numbers, and only for invalid ones', () => {
  const brand = { serviceOptions: [] }
  const piece = fc.constantFrom('740', '555', '0199', '.', '-', ' ', 'x', 'ext', '+', '(', ')', '/', '\u2013', 'a', '#')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const typed = pieces.join('')
      const suggestion = suggestPhone(typed)
      if (!suggestion) return
      const check = (phone: string) => checkContact({ name: 'Ana', email: 'a@b.co', message: 'Hello', phone }, brand).ok
      expect([check(typed), check(suggestion.value), suggestPhone(suggestion.value)]).toEqual([false, true, undefined])
    }),
    { numRuns: 2000 },
  )
})
