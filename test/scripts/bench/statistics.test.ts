import { expect, test } from 'vitest'
import { median, quantile, summaryOf } from '#scripts/bench/statistics'

test.each([
  { numbers: [3], expected: 3 },
  { numbers: [10, 2, 1], expected: 2 },
  { numbers: [4, 1, 2, 3], expected: 2.5 },
])('the median of $numbers is $expected', ({ numbers, expected }) => {
  expect(median(numbers)).toBe(expected)
})

test.each([
  { share: 0, expected: 0 },
  { share: 0.25, expected: 5 },
  { share: 0.99, expected: 19.8 },
  { share: 1, expected: 20 },
])('the quantile $share of 0, 10 and 20 is $expected', ({ share, expected }) => {
  expect(quantile([20, 0, 10], share)).toBeCloseTo(expected)
})

test('a quantile of no numbers throws a RangeError', () => {
  expect(() => median([])).toThrow(RangeError)
})

test('a summary has the median, the lowest and the highest number', () => {
  expect(summaryOf([5, 1, 30])).toEqual({ median: 5, lowest: 1, highest: 30 })
})
