import type { YearFigures } from './figures.ts'
import { atLeastZero, share } from './money.ts'
import { total } from './people.ts'
import type { Estimate, OhioEstimate } from './result.ts'
import type { Scenario } from './scenario.ts'

const MILLIONTHS_PER_BASIS_POINT = 100
const MAX_BASIS_POINTS = 10_000

export function localTaxes(scenario: Scenario, ohio: OhioEstimate, figures: YearFigures): Estimate['local'] {
  const wages = total(scenario, (person) => person.wages)
  const profit = total(scenario, ({ selfEmployment }) => atLeastZero(selfEmployment))
  // School districts tax net earnings as defined in 26 U.S.C. 1402(a) (R.C. 5748.01). Cities tax profit.
  const earned = wages + share(profit, figures.selfEmployment.earnings)
  const traditional = atLeastZero(ohio.modifiedAdjustedGrossIncome - ohio.exemptions.total)
  const base = scenario.schoolDistrictBase === 'earned' ? earned : traditional
  const rate = (basisPoints: number) => Math.min(Math.round(basisPoints), MAX_BASIS_POINTS) * MILLIONTHS_PER_BASIS_POINT
  return {
    schoolDistrict: share(base, rate(scenario.schoolDistrictRate)),
    city: share(wages + profit, rate(scenario.cityRate)),
  }
}
