/** What TAXSIM and Tax-Calculator assume, see `assumptions.ts`. */
import { estimate } from '#tax/estimate'
import { dollars, proportion } from '#tax/money'
import type { Scenario } from '#tax/scenario'
import type { Assumption } from './assumptions.ts'

type Unplaced = Omit<Assumption, 'group' | 'year'>

/** Up to $10,000 of it, as a deduction of Form 8960, part II, in proportion to investment income. */
function withStateTaxOffInvestment(scenario: Scenario): Scenario {
  const { ohio, federal } = estimate(scenario)
  const investment = scenario.interest + scenario.dividends + Math.max(0, scenario.shortGain + scenario.longGain)
  const stateTax = Math.min(ohio.tax, dollars(10_000))
  return { ...scenario, investmentExpenses: proportion(stateTax, investment, federal.adjustedGrossIncome) }
}

const taxsim: readonly Unplaced[] = [
  {
    says: 'takes short-term gains off the limit of the business income deduction; 26 U.S.C. 199A(a) takes the net capital gain, and 1222(11) leaves them out of it',
    income: (income, { shortGain }) => ({
      ...income,
      offBusinessLimit: income.offBusinessLimit + Math.max(0, shortGain),
    }),
  },
  {
    says: 'takes the wages that businesses pay to be enough; 26 U.S.C. 199A(b)(2)(B) limits the deduction by those they paid, and the case names none',
    scenario: (scenario) => ({ ...scenario, businessWagesPaid: dollars(1_000_000_000) }),
  },
  {
    says: 'has self-employment tax on the first dollar; 26 U.S.C. 1402(b)(2) has none on net earnings under $400',
    figures: (figures) => ({ ...figures, selfEmployment: { ...figures.selfEmployment, floor: 0 } }),
  },
]

const stateTaxOffInvestment: Unplaced = {
  says: 'takes state income tax off net investment income beside the standard deduction; 26 U.S.C. 1411(c)(1)(B) takes off only deductions that are allowed, and 63(b) allows that one to itemizers',
  scenario: withStateTaxOffInvestment,
}

const survivorsRange: Unplaced = {
  says: 'phases the business income deduction of a surviving spouse in over $100,000; 26 U.S.C. 199A(b)(3)(B)(ii) has that range for joint returns, and $50,000 for all others',
  figures: (figures) => {
    const { businessIncomeRange } = figures
    const { range } = businessIncomeRange
    return { ...figures, businessIncomeRange: { ...businessIncomeRange, range: { ...range, survivor: range.joint } } }
  },
}

const of2025 = (group: string, assumptions: readonly Unplaced[]): Assumption[] =>
  assumptions.map((assumption) => ({ ...assumption, group, year: 2025 }))

export const engineAssumptions: readonly Assumption[] = [
  ...of2025('taxsim_2025_oh', [stateTaxOffInvestment, ...taxsim]),
  ...of2025('taxsim_2025_se', taxsim),
  ...of2025('taxcalc_2025', [survivorsRange]),
]
