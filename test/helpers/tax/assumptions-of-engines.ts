/** Assumptions of TAXSIM and Tax-Calculator; see `assumptions.ts`. */
import { estimate } from '#tax/estimate'
import { dollars, proportion } from '#tax/money'
import type { Scenario } from '#tax/scenario'
import type { Assumption } from './assumption.ts'

type AnyGroup = Omit<Assumption, 'group' | 'year'>

/** Deducts up to $10,000 of state tax on Form 8960, Part II, in proportion to investment income. */
function withStateTaxDeducted(scenario: Scenario): Scenario {
  const { ohio, federal } = estimate(scenario)
  const investment = scenario.interest + scenario.dividends + Math.max(0, scenario.shortGain + scenario.longGain)
  const stateTax = Math.min(ohio.tax, dollars(10_000))
  return { ...scenario, investmentExpenses: proportion(stateTax, investment, federal.adjustedGrossIncome) }
}

const taxsim: readonly AnyGroup[] = [
  {
    says: 'subtracts short-term gains from the limit of the business income deduction; 26 U.S.C. 199A(a) subtracts net capital gain, which excludes them (1222(11))',
    income: (income, { shortGain }) => ({
      ...income,
      netCapitalGain: income.netCapitalGain + Math.max(0, shortGain),
    }),
  },
  {
    says: 'assumes that businesses pay enough wages; 26 U.S.C. 199A(b)(2)(B) limits the deduction by the wages paid, and the case has none',
    scenario: (scenario) => ({ ...scenario, businessWagesPaid: dollars(1_000_000_000) }),
  },
  {
    says: 'charges self-employment tax from the first dollar; 26 U.S.C. 1402(b)(2) exempts net earnings under $400',
    figures: (figures) => ({ ...figures, selfEmployment: { ...figures.selfEmployment, floor: 0 } }),
  },
]

const stateTaxDeduction: AnyGroup = {
  says: 'deducts state income tax from net investment income with the standard deduction; 26 U.S.C. 1411(c)(1)(B) deducts only allowed deductions, and 63(b) allows this one only to itemizers',
  scenario: withStateTaxDeducted,
}

const survivorRange: AnyGroup = {
  says: 'phases the business income limits of a surviving spouse in over $100,000; 26 U.S.C. 199A(b)(3)(B)(ii) gives that range to joint returns only, and $50,000 to all others',
  figures: (figures) => {
    const { businessIncomeRange } = figures
    const { range } = businessIncomeRange
    return { ...figures, businessIncomeRange: { ...businessIncomeRange, range: { ...range, survivor: range.joint } } }
  },
}

const for2025 = (group: string, assumptions: readonly AnyGroup[]): Assumption[] =>
  assumptions.map((assumption) => ({ ...assumption, group, year: 2025 }))

export const engineAssumptions: readonly Assumption[] = [
  ...for2025('taxsim_2025_oh', [stateTaxDeduction, ...taxsim]),
  ...for2025('taxsim_2025_se', taxsim),
  ...for2025('taxcalc_2025', [survivorRange]),
]
