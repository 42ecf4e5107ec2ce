import { expect, test } from 'vitest'
import { PARTS, readArguments } from '#scripts/bench/arguments'

test('without arguments, all parts run and the table is complete', () => {
  expect(readArguments([])).toMatchObject({
    parts: PARTS,
    timing: { rounds: 5 },
    sizes: [30, 300, 3_000, 10_000],
    isComplete: true,
  })
})

test.each([
  { args: ['--quick'], expected: { parts: PARTS, timing: { rounds: 1 } } },
  { args: ['--growth', '--cold'], expected: { parts: ['growth', 'cold'] } },
  { args: ['--only', 'home'], expected: { parts: ['rows'], only: 'home' } },
  { args: ['--growth', '--only', 'home'], expected: { parts: ['growth'], only: 'home' } },
  { args: ['--load', '--seconds', '5'], expected: { load: true, loadSeconds: 5 } },
])('$args leave something out of the table', ({ args, expected }) => {
  expect(readArguments(args)).toMatchObject({ ...expected, isComplete: false })
})

test('a load test of the usual length is complete', () => {
  expect(readArguments(['--load'])).toMatchObject({ load: true, loadSeconds: 60, isComplete: true })
})

test('another number of rounds keeps the table complete', () => {
  expect(readArguments(['--rounds', '3'])).toMatchObject({ timing: { rounds: 3 }, isComplete: true })
})

test.each(['0', '-1', '2.5', 'x', '', '10000'])('the number of rounds %j throws an error that names it', (rounds) => {
  expect(() => readArguments([`--rounds=${rounds}`])).toThrow(`--rounds is "${rounds}"`)
})

test('an unknown argument throws an error', () => {
  expect(() => readArguments(['--onyl', 'home'])).toThrow('--onyl')
})
