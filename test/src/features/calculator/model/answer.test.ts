import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, balanceOf, linesOf } from '#features/calculator/model/answer.ts'
import { outcomeOf } from '#features/calculator/model/outcome.ts'
import { wholeOf } from '#features/calculator/model/parts.ts'
import { scenarios } from '#test/helpers/calculator/scenarios.ts'
import { household } from '#test/helpers/tax/household.ts'

const amountIn = (text: string) => Number(text.replace(/[$,]/g, '').replace('−', '-'))
const answer = (...given: Parameters<typeof household>) => answerOf(outcomeOf(household(...given)))

test('the taxes that the calculator shows add up to the total', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const outcome = outcomeOf(scenario)
      const shown = answerOf(outcome)
      fc.pre(shown !== undefined && wholeOf(outcome.parts) > 0)
      const [lines = []] = linesOf(outcome, { saved: null, before: undefined })
      const total = amountIn(lines.at(-1)?.value ?? '')
      expect(lines.at(-1)?.isTotal).toBe(true)
      expect(lines.slice(0, -1).reduce((sum, { value }) => sum + amountIn(value), 0)).toBe(total)
      const income = amountIn(/−?\$[\d,]+/.exec(shown?.note ?? '')?.[0] ?? '')
      expect(amountIn(shown?.value ?? '') + total).toBe(income)
    }),
  )
})

test('the calculator shows no headline figure, not even $0, if the scenario has no income', () => {
  expect(answer()).toBe(undefined)
  expect(answer({}, { childrenUnder17: 2 })).toBe(undefined)
})

test('with $100,000 in wages, the calculator labels its headline figure "You keep"', () => {
  expect(answer({ wages: 10_000_000 })).toMatchObject({ label: 'You keep', note: 'of $100,000' })
})

test('the "You keep" amount exceeds the income if tax credits exceed total taxes', () => {
  const credited = answer({ wages: 2_000_000 }, { status: 'head', childrenUnder17: 2 })
  expect(credited).toMatchObject({ label: 'You end up with', note: 'from $20,000 and tax credits' })
  expect(amountIn(credited?.value ?? '')).toBeGreaterThan(20_000)
})

test("the calculator's headline figure is the total of all taxes if a loss exceeds the income", () => {
  const lost = answer({ selfEmployment: 5_000_000 }, { rents: -6_000_000 })
  expect(lost).toMatchObject({ label: 'All taxes', note: 'on an income of −$10,000' })
  expect(amountIn(lost?.value ?? '')).toBeGreaterThan(7_000)
})

test.each([
  [{}, undefined],
  [{ federalWithheld: 100_000 }, 'Balance due, if $0 went to Ohio'],
  [{ federalWithheld: 100_000, ohioWithheld: 5_000 }, 'Balance due, both returns'],
  [{ federalWithheld: 9_000_000 }, 'Refund, if $0 went to Ohio'],
  [{ federalWithheld: 9_000_000, ohioEstimatesPaid: 100 }, 'Refund, both returns'],
])('with the payments %j, the calculator labels the balance "%s"', (payments, label) => {
  expect(balanceOf(outcomeOf(household({ wages: 8_500_000 }, payments)))?.label).toBe(label)
})

test('the federal and Ohio balances that the calculator shows add up to the combined balance', () => {
  const due = (text = '') => (/refund/i.test(text) ? -1 : 1) * amountIn(/\$[\d,]+/.exec(text)?.[0] ?? '$0')
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const outcome = outcomeOf(scenario)
      const balance = balanceOf(outcome)
      fc.pre(balance !== undefined)
      const [federal, ohio] = linesOf(outcome, { saved: null, before: undefined })[1]?.slice(-2) ?? []
      expect(due(federal?.value) + due(ohio?.value) || 0).toBe(due(`${balance?.value} ${balance?.label}`) || 0)
    }),
  )
})
