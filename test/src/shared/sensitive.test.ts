import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findSensitive, maskSensitive } from '#shared/sensitive'
import { guardFigures, MAX_FALSE_ALARMS, MIN_RECALL, parseGuardCases } from '#worker/ops/guard-figures'
import ownCases from '../../helpers/guard-cases.json' with { type: 'json' }

const cases = parseGuardCases(JSON.stringify(ownCases))

test('at least 98% of the labeled numbers are found, and at most 1% of the other texts raise a false alarm', () => {
  const { recall, falseAlarms, misses, alarms } = guardFigures(cases)
  const shown = JSON.stringify({ misses, alarms }, null, 1)
  expect(cases.length, 'texts').toBeGreaterThanOrEqual(300)
  expect(cases.filter(({ kind }) => kind === 'none').length * 2, 'texts without').toBeGreaterThanOrEqual(cases.length)
  expect(recall, shown).toBeGreaterThanOrEqual(MIN_RECALL)
  expect(falseAlarms, shown).toBeLessThanOrEqual(MAX_FALSE_ALARMS)
})

test.each([
  ['SSN 412-55-6789, then call 740-555-0142', [['ssn', '412-55-6789']]],
  ['ＳＳＮ：５２３－１１－８４７０！', [['ssn', '５２３－１１－８４７０']]],
  [
    'EIN 27-8841902, ITIN 941-72-0093',
    [
      ['ein', '27-8841902'],
      ['itin', '941-72-0093'],
    ],
  ],
  [
    'Routing: 241070417\nAccount: 0099887766',
    [
      ['account', '241070417'],
      ['account', '0099887766'],
    ],
  ],
  ['4111 1111 1111 1111 123', [['card', '4111 1111 1111 1111']]],
  [
    '50% into 044000037 / 7730119284',
    [
      ['account', '044000037'],
      ['account', '7730119284'],
    ],
  ],
  ['SSN 000-12-3456', [['ssn', '000-12-3456']]],
  ['666123456 is my social', [['ssn', '666123456']]],
  ['000-12-3456, 666123456', []],
  ['my iban is GB82 WEST 1234 5698 7654 32 for the transfer', [['account', 'GB82 WEST 1234 5698 7654 32']]],
])('findings in %j are %j', (text, found) => {
  expect(findSensitive(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual(found)
})

test('masking replaces each number by a placeholder, keeps the other text and returns each kind once', () => {
  expect(maskSensitive('Me 412-55-6789, him 523-11-8470, firm 27-8841902. Call 740-555-0142.')).toEqual({
    text: 'Me [Social Security number removed], him [Social Security number removed], firm [EIN removed]. Call 740-555-0142.',
    kinds: ['ssn', 'ein'],
  })
})

test('the exact placeholder of an earlier masking counts as its kind; a similar text does not', () => {
  expect(maskSensitive('[ITIN removed] and [EIN removed by me], [itin removed]').kinds).toEqual(['itin'])
})

test.each(['412556789', '[412556789 removed]', '[x 412556789 removed]'])(
  'a sensitive number inside or near a fake placeholder is still masked: %s',
  (text) => {
    expect(maskSensitive(text).text).not.toContain('412556789')
  },
)

/** Texts of the words, digits and separators that the rules look at. */
const pieces = fc.constantFrom(
  ...['SSN', 'ein ', 'account', ' routing number ', 'card', 'invoice ', 'phone ', 'is', ' my ', 'Ohio '],
  ...['412-55-6789', '412556789', '27-8841902', '4111 1111 1111 1111', '941 72 0093', '0099887766', '740-555-0142'],
  ...['[account number removed]', 'GB82 WEST 1234 5698 7654 32', '０', '١', '😀', '\u200b', '–', '\n', '. ', ', ', ':'],
  ...['0', '1', '5', '9', '44', '123', '6789', '-', ' ', '.', '/', '#', '(', ')', '$', 'x'],
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...cases.map(({ text }) => text)),
)

test('findings of any text are in order, do not overlap, and start and end with a letter or digit', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0
      for (const { start, end } of findSensitive(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end).normalize('NFKC')).toMatch(/^[a-z\d].*\d.*[a-z\d]$/is)
        last = end
      }
    }),
    { numRuns: 1000 },
  )
})

test('a masked text has no findings, is not changed by masking again, and keeps all other text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const masked = maskSensitive(text)
      expect(findSensitive(masked.text)).toEqual([])
      expect(maskSensitive(masked.text)).toEqual(masked)
      for (const { kind } of findSensitive(text)) expect(masked.kinds).toContain(kind)
      expect(isPartOf(masked.text.split(/\[[a-z ]+ removed\]/i), text)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

/** True if the parts occur in this order, the first at the start and the last at the end. */
function isPartOf(parts: string[], whole: string): boolean {
  let from = 0
  return (
    whole.startsWith(parts[0] ?? '') &&
    whole.endsWith(parts.at(-1) ?? '') &&
    parts.every((part) => {
      const at = whole.indexOf(part, from)
      from = at + part.length
      return at >= 0
    })
  )
}

/** Messages of the maximum length that repeat one part, to provoke backtracking in the patterns. */
const repeated = [
  fc.constantFrom(...['1', '1 ', '12-', '123 ', '4111 ', '412556789 ', '1.', '１', '4 1 ', 'a1', 'DE89 ']),
  fc.constantFrom(...['de89370400440532013', 'account 1', 'is ', 'ssn ', 'account number is ', 'no. ', 'the is ']),
  fc.constantFrom(...['[account number removed] 1234567 ', ' ', '-', '\n', '#', 'account', 's.', 's.s. ']),
].map((unit) => unit.map((part) => part.repeat(5000).slice(0, 5000)))
const mixed = fc
  .array(fc.constantFrom('0', '1', '4', '5', '9', ' ', '-', '.', 'is ', 'a', '/', ':'), {
    minLength: 5000,
    maxLength: 5000,
  })
  .map((parts) => parts.join('').slice(0, 5000))

test('masking terminates for 5,000 characters of digits, separators and labels', () => {
  fc.assert(
    fc.property(fc.oneof(...repeated, mixed), (text) => {
      expect(findSensitive(maskSensitive(text).text)).toEqual([])
    }),
    { numRuns: 150 },
  )
})

/** Counts the matches that masking the text tries. */
function countSteps(text: string): number {
  const steps = vi.spyOn(RegExp.prototype, 'exec')
  maskSensitive(text)
  const { length } = steps.mock.calls
  steps.mockRestore()
  return length
}

test.each(['123 45 6789 ', '412556789,', 'account 0099887766 ', '4111 1111 1111 1111/'])(
  'masking 5,000 characters of the repeated number %j takes at most 15 times the steps of 500 characters',
  (part) => {
    const long = part.repeat(5000).slice(0, 5000)
    expect(countSteps(long)).toBeLessThanOrEqual(15 * countSteps(long.slice(0, 500)))
  },
)
