import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import type { YearFigures } from '#tax/figures'
import { dollars, percent } from '#tax/money'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'
import { figuresOf, years } from '#tax/years'

const household = (person: Partial<Person>, over: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  ...over,
  taxpayer: { ...emptyScenario.taxpayer, ...person },
})

test('an empty scenario owes nothing, has no marginal rate and still says where it ends', () => {
  const { total, effectiveRate, marginal, steps } = estimate(emptyScenario)
  expect({ total, effectiveRate, marginal }).toEqual({ total: 0, effectiveRate: 0, marginal: null })
  expect(steps.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['adjusted-gross-income', 'taxable-income', 'federal-total', 'ohio-total']),
  )
})

test('what cannot be negative is read as nothing', () => {
  const { adjusted, ...read } = estimate(
    household({ wages: dollars(-5_000), age: -1 }, { interest: -1, childrenUnder17: -2 }),
  )
  expect({ ...read, adjusted: [] }).toEqual(estimate(household({ age: 0 })))
  expect(adjusted.map(({ key }) => key)).toEqual(['childrenUnder17', 'interest', 'age', 'wages'])
})

test('above the range a service trade has no business income deduction, not even the least', () => {
  const deduction = (serviceTrade: boolean) =>
    estimate(household({ selfEmployment: dollars(500_000) }, { serviceTrade })).federal.businessIncomeDeduction
  expect(deduction(true)).toBe(0)
  expect(deduction(false)).toBe(dollars(400))
})

test('the spouse counts on a joint return alone', () => {
  const spouse = { ...emptyScenario.spouse, wages: dollars(90_000) }
  expect(estimate(household({ wages: dollars(50_000) }, { spouse }))).toEqual(
    estimate(household({ wages: dollars(50_000) })),
  )
})

test('income received has all of the benefits, and the effective rate is of that', () => {
  const retired = estimate(household({ socialSecurity: dollars(20_000), pensions: dollars(30_000), age: 70 }))
  expect(retired.federal.totalIncome).toBe(dollars(39_600))
  expect(retired.incomeReceived).toBe(dollars(50_000))
  expect(retired.effectiveRate).toBe(Math.round((retired.total / dollars(50_000)) * 1_000_000))
  expect(estimate(household({ socialSecurity: dollars(20_000) })).incomeReceived).toBe(dollars(20_000))
})

test.each<[string, Scenario, string, number]>([
  // 12 % and 2.75 %
  ['wages', household({ wages: dollars(60_000) }), 'wages', percent(14.75)],
  // Nothing federal under the standard deduction, nor of Ohio's tax.
  ['little interest', household({}, { interest: dollars(5_000) }), 'other', 0],
  // Income of an S corporation: 12 % of the four fifths left; Ohio deducts it.
  ['a pass-through', household({}, { passThroughIncome: dollars(60_000) }), 'passThrough', percent(9.6)],
])('the next $100 of %s', (_, scenario, kind, rate) => {
  expect(estimate(scenario).marginal).toEqual({ kind, rate, tax: rate / 100 })
})

const withPrior = (adjustedGrossIncome: number) =>
  household(
    { wages: dollars(100_000) },
    { priorYear: { federalTax: dollars(5_000), adjustedGrossIncome: dollars(adjustedGrossIncome), ohioTax: 0 } },
  )

test('payments come to 90 % of this year, or to last year if that is less', () => {
  const { federal, quarterly } = estimate(household({ wages: dollars(100_000) }))
  expect(quarterly.federal).toEqual({
    rule: 'current-year',
    required: federal.total * 0.9,
    each: Math.ceil((federal.total * 0.9) / 4),
  })
  expect(estimate(withPrior(100_000)).quarterly.federal).toEqual({
    rule: 'prior-year',
    required: dollars(5_000),
    each: dollars(1_250),
  })
  expect(estimate(withPrior(150_001)).quarterly.federal.required).toBe(dollars(5_500))
})

test('nothing is to be paid ahead of a small balance, or where withholding covers it', () => {
  const { quarterly } = estimate(household({ wages: dollars(25_000) }))
  expect(quarterly.federal).toMatchObject({ rule: 'not-needed', each: 0 })
  const withheld = estimate(household({ wages: dollars(100_000) }, { federalWithheld: dollars(13_000) }))
  expect(withheld.quarterly.federal.rule).toBe('not-needed')
})

test("Ohio deducts a sole proprietor's profit and an owner's wages whole", () => {
  expect(estimate(household({ selfEmployment: dollars(100_000) })).ohio.tax).toBe(0)
  const owner = household(
    { wages: dollars(80_000), ownerWages: dollars(80_000) },
    { passThroughIncome: dollars(70_000) },
  )
  expect(estimate(owner).ohio).toMatchObject({ businessIncomeDeduction: dollars(150_000), tax: 0 })
})

test('local taxes are at the rates given, on the bases chosen', () => {
  const scenario = household(
    { wages: dollars(50_000), pensions: dollars(10_000) },
    { cityRate: 200, schoolDistrictRate: 150, schoolDistrictBase: 'earned' },
  )
  expect(estimate(scenario).local).toEqual({ city: dollars(1_000), schoolDistrict: dollars(750) })
  // 60,000 less an exemption of 2,150.
  const traditional = estimate({ ...scenario, schoolDistrictBase: 'traditional' })
  expect(traditional.local.schoolDistrict).toBe(dollars(57_850 * 0.015))
})

test('itemizing is chosen where it leaves less, and gifts count beside the standard deduction from 2026', () => {
  const home = { mortgageInterest: dollars(12_000), propertyTax: dollars(6_000), cashGifts: dollars(3_000) }
  const wages = { wages: dollars(100_000) }
  expect(estimate(household(wages, home)).federal.deduction).toMatchObject({
    kind: 'itemized',
    taken: dollars(20_500),
    cashGifts: 0,
  })
  expect(estimate(household(wages, { cashGifts: dollars(3_000) })).federal.deduction).toMatchObject({
    kind: 'standard',
    cashGifts: dollars(1_000),
  })
})

test('every figure of every year names an official page', () => {
  const official =
    /^https:\/\/(www\.)?(irs\.gov|ssa\.gov|congress\.gov|law\.cornell\.edu|codes\.ohio\.gov|tax\.ohio\.gov)\//
  const figures = years.flatMap((year) => Object.values<YearFigures[keyof YearFigures]>(figuresOf(year)))
  for (const { source } of figures) expect(source.url).toMatch(official)
})

test('every file of a year is held to what a year has', () => {
  const folder = path.join(import.meta.dirname, '../../src/tax')
  const texts = globSync('20??.ts', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  expect(texts.length).toBe(years.length)
  for (const text of texts) expect(text).toMatch(/satisfies YearFigures\n$/)
})
