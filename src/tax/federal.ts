import { additionalMedicare } from './additional-medicare.ts'
import { additionalChildCredit, childAndOtherCredit } from './child-credit.ts'
import { deductionsFor } from './deductions.ts'
import { earnedIncomeCredit } from './earned-income.ts'
import { type FederalIncome, federalIncome } from './federal-income.ts'
import type { YearFigures } from './figures.ts'
import { incomeTax } from './income-tax.ts'
import { atLeastZero, type Cents, share, sum } from './money.ts'
import { netInvestmentTax } from './net-investment.ts'
import { people } from './people.ts'
import type { FederalEstimate } from './result.ts'
import type { Scenario } from './scenario.ts'

const passiveIncome = ({ passThroughPassive, passThroughIncome }: Scenario) =>
  passThroughPassive ? passThroughIncome : 0

function creditsFor(scenario: Scenario, income: FederalIncome, tax: Cents, figures: YearFigures) {
  const { status } = scenario
  const agi = income.adjustedGrossIncome
  const earnedIncome = earnedIncomeCredit(
    {
      children: scenario.childrenUnder17 + scenario.olderChildrenForEarnedIncome,
      earned: income.earned,
      adjustedGrossIncome: agi,
      investmentIncome:
        scenario.interest +
        scenario.taxExemptInterest +
        scenario.dividends +
        atLeastZero(income.gain) +
        // Rental or passive income may be negative. A negative total counts as 0, as in Worksheet 1 of Publication 596.
        atLeastZero(scenario.rents + passiveIncome(scenario)),
      status,
      ages: people(scenario).map(({ age }) => age),
      canBeClaimed: scenario.canBeClaimed,
    },
    figures,
  )
  // A taxpayer who is a dependent cannot claim dependents (26 U.S.C. 152(b)(1)).
  const children = scenario.canBeClaimed ? 0 : scenario.childrenUnder17
  const family = { children, others: scenario.canBeClaimed ? 0 : scenario.otherDependents }
  const credit = childAndOtherCredit({ ...family, adjustedGrossIncome: agi, status }, figures)
  const childAndOther = Math.min(credit, tax)
  const { socialSecurity, medicare } = figures.payrollTaxes
  // Payroll taxes are the employee's Social Security and Medicare tax plus half of the self-employment tax.
  const upToBase = sum(people(scenario).map(({ wages }) => Math.min(wages, figures.wageBase.base)))
  const payrollTaxes =
    share(upToBase, socialSecurity) + share(income.wages, medicare) + income.adjustments.halfSelfEmploymentTax
  const additionalChild = additionalChildCredit(
    credit - childAndOther,
    children,
    income.earned,
    payrollTaxes - earnedIncome,
    figures,
  )
  return { childAndOther, additionalChild, earnedIncome }
}

export function federalEstimate(scenario: Scenario, figures: YearFigures): FederalEstimate {
  const { status } = scenario
  const income = federalIncome(scenario, figures)
  const deductions = deductionsFor(scenario, income, figures)
  const tax = incomeTax(deductions.taxableIncome, income.preferred, status, figures)
  const credits = creditsFor(scenario, income, tax.taxBeforeCredits, figures)

  const earnings = sum(income.selfEmployed.map((person) => person.earnings))
  const medicare = additionalMedicare(income.wages, earnings, status, figures)
  const investment =
    scenario.interest +
    scenario.dividends +
    scenario.rents +
    income.gain +
    passiveIncome(scenario) -
    scenario.investmentExpenses
  const netInvestment = netInvestmentTax(investment, income.adjustedGrossIncome, status, figures)

  const [taxpayer, spouse] = income.selfEmployed.map((person) => person.tax)
  const selfEmploymentTax = { taxpayer: taxpayer ?? 0, spouse: spouse ?? 0, total: (taxpayer ?? 0) + (spouse ?? 0) }
  const afterCredits = tax.taxBeforeCredits - credits.childAndOther
  const total =
    afterCredits + selfEmploymentTax.total + medicare + netInvestment - credits.additionalChild - credits.earnedIncome
  const payments = scenario.federalWithheld + scenario.federalEstimatesPaid
  return {
    wages: income.wages,
    selfEmployment: income.selfEmployment,
    taxableSocialSecurity: income.taxableSocialSecurity,
    totalIncome: income.totalIncome,
    adjustments: income.adjustments,
    adjustedGrossIncome: income.adjustedGrossIncome,
    ...deductions,
    ...tax,
    credits,
    incomeTax: afterCredits,
    selfEmploymentTax,
    additionalMedicare: medicare,
    netInvestment,
    total,
    payments,
    balance: total - payments,
  }
}
