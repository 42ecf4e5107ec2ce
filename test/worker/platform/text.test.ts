import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimExcerpt, trimTitle } from '#worker/platform/text.ts'

const words = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length)

test.each([
  ['an excerpt', trimExcerpt, 350],
  ['a title', trimTitle, 150],
] as const)('%s of exactly the maximum length is not shortened', (_what, trim, max) => {
  const fits = 'x'.repeat(max)
  expect(trim(fits)).toBe(fits)
  expect(trim(`${fits}y`)).toBe(`${'x'.repeat(max - 3)}...`)
})

test.each(['.', '!', '?'])('an excerpt is cut at the last "%s" if at least 30% of the limit is kept', (mark) => {
  const early = `${words(49).trim()}${mark} `
  const sentence = `${early}${'x'.repeat(105 - early.length - 1)}${mark}`
  expect(trimExcerpt(`${sentence} ${words(400)}`)).toBe(mark === '.' ? `${sentence}..` : `${sentence}...`)
})

test.each([',', ';', ':'])(
  'a long excerpt without a sentence ending is cut at its last "%s" if that keeps at least 30% of the limit',
  (mark) => {
    const clause = 'x'.repeat(104)
    expect(trimExcerpt(`${clause}${mark} ${words(400)}`)).toBe(`${clause}...`)
    const early = 'x'.repeat(103)
    expect(trimExcerpt(`${early}${mark} ${words(400)}`)).not.toBe(`${early}...`)
  },
)

test('a long excerpt without punctuation is cut between words if the kept text is at least half of the length limit', () => {
  const half = 'x'.repeat(175)
  expect(trimExcerpt(`${half} ${'y'.repeat(400)}`)).toBe(`${half}...`)
  const early = 'x'.repeat(174)
  expect(trimExcerpt(`${early} ${'y'.repeat(400)}`)).toBe(`${early} ${'y'.repeat(172)}...`)
})

test('a long title is cut between two words if the kept text is at least 60% of the length limit', () => {
  const late = 'x'.repeat(90)
  expect(trimTitle(`${late} ${'y'.repeat(100)}`)).toBe(`${late}...`)
  const early = 'x'.repeat(89)
  expect(trimTitle(`${early} ${'y'.repeat(100)}`)).toBe(`${early} ${'y'.repeat(57)}...`)
})

test.each([
  ['an excerpt', trimExcerpt, 350],
  ['a title', trimTitle, 150],
] as const)(
  "%s of any text starts with the text's first characters and never exceeds the length limit",
  (_what, trim, max) => {
    const unit = fc.constantFrom('a', 'word', ' ', '. ', ', ', '! ', '\n', '🧾', 'é', '.')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 600 }), (text) => {
        const flat = text.replace(/\s+/g, ' ').trim()
        const short = trim(text)
        expect(short.length).toBeLessThanOrEqual(max)
        expect(short.isWellFormed()).toBe(true)
        if (flat.length <= max) {
          expect(short).toBe(flat)
          return
        }
        expect(short).toMatch(/(^|[^.])\.{3}$/)
        expect(flat.startsWith(short.slice(0, -3))).toBe(true)
        expect(short.length).toBeGreaterThanOrEqual(max * 0.3)
        expect(trim(short)).toBe(short)
      }),
      { numRuns: 2000 },
    )
  },
)
