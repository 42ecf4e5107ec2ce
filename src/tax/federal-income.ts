import type { YearFigures } from './figures.ts'
import { preferentialIncome } from './income-tax.ts'
import { atLeastZero, type Cents, sum } from './money.ts'
import { people, total } from './people.ts'
import type { Scenario } from './scenario.ts'
import { type SelfEmploymentTax, selfEmploymentTax } from './self-employment.ts'
import { taxableSocialSecurity } from './social-security.ts'
import { studentLoanDeduction } from './student-loan.ts'

export type FederalIncome = ReturnType<typeof federalIncome>

/** Returns the net capital gain. A net capital loss counts only up to the year's limit. */
export const countedGain = (short: Cents, long: Cents, limit: Cents): Cents => Math.max(short + long, -limit)

function adjustmentsFor(scenario: Scenario, selfEmployed: readonly SelfEmploymentTax[]) {
  const halfSelfEmploymentTax = sum(selfEmployed.map(({ half }) => half))
  const profit = total(scenario, ({ selfEmployment }) => atLeastZero(selfEmployment))
  // Wages from an S corporation limit the health insurance deduction of the corporation's owner (26 U.S.C. 162(l)(5)).
  const earnedInBusiness =
    atLeastZero(profit - halfSelfEmploymentTax - scenario.selfEmployedPlan) +
    total(scenario, ({ ownerWages }) => ownerWages)
  return {
    halfSelfEmploymentTax,
    retirement: scenario.traditionalIra + scenario.selfEmployedPlan,
    healthSavings: scenario.healthSavings,
    selfEmployedHealthInsurance: Math.min(scenario.selfEmployedHealthInsurance, earnedInBusiness),
  }
}

export function federalIncome(scenario: Scenario, figures: YearFigures) {
  const { status } = scenario
  const selfEmployed = people(scenario).map((person) => selfEmploymentTax(person.selfEmployment, person.wages, figures))
  const wages = total(scenario, (person) => person.wages)
  const selfEmployment = total(scenario, (person) => person.selfEmployment)
  const gain = countedGain(scenario.shortGain, scenario.longGain, figures.capitalLoss.limit[status])
  const withoutBenefits =
    wages +
    selfEmployment +
    scenario.passThroughIncome +
    scenario.interest +
    scenario.dividends +
    gain +
    total(scenario, ({ pensions, unemployment }) => pensions + unemployment) +
    scenario.rents +
    scenario.otherIncome

  const adjustments = adjustmentsFor(scenario, selfEmployed)
  const adjusted = sum(Object.values(adjustments))
  const benefits = total(scenario, ({ socialSecurity }) => socialSecurity)
  // Tax-exempt interest counts toward the income that determines the taxable part of Social Security benefits (26 U.S.C.
  // 86(b)(2)(B)).
  const otherIncome = withoutBenefits + scenario.taxExemptInterest - adjusted
  const taxableBenefits = taxableSocialSecurity(benefits, otherIncome, status, figures)
  const totalIncome = withoutBenefits + taxableBenefits
  const studentLoanInterest = studentLoanDeduction(
    // Taxpayers who can be claimed as dependents cannot deduct student loan interest (26 U.S.C. 221(c)).
    scenario.canBeClaimed ? 0 : scenario.studentLoanInterest,
    totalIncome - adjusted,
    status,
    figures,
  )
  const preferred = preferentialIncome(scenario.qualifiedDividends, scenario.shortGain, scenario.longGain)
  return {
    wages,
    selfEmployment,
    selfEmployed,
    gain,
    preferred,
    /**
     * The net capital gain, which lowers the limit on the business income deduction (26 U.S.C. 199A(a)). Excludes
     * short-term gains (1222(11)).
     */
    netCapitalGain: preferred,
    /** Earned income for tax credits. It is wages plus net profit, minus half the self-employment tax. */
    earned: wages + selfEmployment - adjustments.halfSelfEmploymentTax,
    taxableSocialSecurity: taxableBenefits,
    totalIncome,
    adjustments: { ...adjustments, studentLoanInterest, total: adjusted + studentLoanInterest },
    adjustedGrossIncome: totalIncome - adjusted - studentLoanInterest,
  }
}
