import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#brands/index.ts'
import { publicBrand } from '#shared/brand.ts'
import { fillIn, textParts, unbrokenTitle } from '#shared/text-parts.ts'
import { emptied } from '#test/helpers/filled-brand.ts'

const unbroken = (text: string) => textParts(text).flatMap((part) => (part.unbroken ? [part.text] : []))

test('textParts returns a Markdown link as a separate part with its position in the text', () => {
  expect(textParts('See [the list](/a#b), then go.')).toEqual([
    { text: 'See ', at: 0 },
    { text: 'the list', href: '/a#b', at: 4 },
    { text: ', then go.', at: 20 },
  ])
})

test.each([
  ['Bring your W-2s and a 1099-NEC, Form 1120-S or K-1.', ['W-2s', '1099-NEC', '1120-S', 'K-1']],
  ['Call (740) 555-0100 or 1-800-555-0101.', ['(740) 555-0100', '1-800-555-0101']],
  [
    'Pay by April 30, with Form 1040 or IT 1140, from May 1, 2027 on.',
    ['April 30', 'Form 1040', 'IT 1140', 'May 1, 2027'],
  ],
  ['A C corporation and S corporations', ['C corporation', 'S corporations']],
  ['5703-7-05 and 26 U.S.C. 199A for an S corporation', ['5703-7-05', '26 U.S.C. 199A', 'S corporation']],
  ['Year-end forms, e-filed, in 2026', ['Year-end']],
  ['A true-up, a follow-up and a thank-you note', ['true-up', 'follow-up', 'thank-you']],
  ['[Form W-2](https://www.irs.gov/w-2) of 2026', []],
])('the text "%s" is never broken across lines within the parts %j', (text, whole) => {
  expect(unbroken(text)).toEqual(whole)
})

test('unbrokenTitle prevents line breaks within the names of tax forms in a title', () => {
  expect(unbrokenTitle('Year-end: Form 941, W-2 and S corporation 1120-S')).toBe(
    'Year-\u2060end: Form\u00a0941, W-\u20602 and S\u00a0corporation 1120-\u2060S',
  )
})

test('textParts splits a text without links into parts that join into the original text', () => {
  const unit = fc.constantFrom('W', '-', '2', '(', ')', ' ', 'a', '.')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
      const parts = textParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.map(({ at }) => at)).toEqual(parts.map((part) => text.indexOf(part.text, part.at)))
    }),
  )
})

const page = {
  brand: publicBrand(emptied(DEFAULT_BRAND), '2026-11-21T12:00:00Z'),
  menu: {
    services: [{ label: 'Pay Runs', href: '/services/payroll' }],
    omitted: [{ label: 'Tax', href: '/services/tax' }],
    industries: [],
    cities: [],
  },
}

test.each([
  ['See {service:payroll}.', 'See [Pay Runs](/services/payroll).'],
  ['See {service:tax}.', 'See Tax.'],
  ['{brand}, {phone}', `${DEFAULT_BRAND.name}, ${DEFAULT_BRAND.contact.phone}`],
  ['Call us, {days}.', 'Call us, Monday through Saturday.'],
  ['{reply}', 'You will hear from us by the end of the next day the office is open.'],
])('the copy "%s" is filled in as "%s"', (text, filled) => {
  expect(fillIn(text, page)).toBe(filled)
})

test('fillIn throws an error that contains the unknown service id', () => {
  expect(() => fillIn('{service:payrol}', page)).toThrow('No service has the id "payrol"')
})
