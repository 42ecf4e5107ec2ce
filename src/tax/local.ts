/** School district and city tax at the rates a visitor looked up: no rates are kept here. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import { total } from './people.ts'
import type { Estimate, OhioEstimate } from './result.ts'
import type { Scenario } from './scenario.ts'

const MILLIONTHS_PER_BASIS_POINT = 100
const ALL = 10_000

export function localTaxes(scenario: Scenario, ohio: OhioEstimate, figures: YearFigures): Estimate['local'] {
  const wages = total(scenario, (person) => person.wages)
  const profit = total(scenario, ({ selfEmployment }) => atLeastNothing(selfEmployment))
  // R.C. 5748.01 takes net earnings as 26 U.S.C. 1402(a) has them; a city takes the profit.
  const earned = wages + share(profit, figures.selfEmployment.earnings)
  const traditional = atLeastNothing(ohio.modifiedAdjustedGrossIncome - ohio.exemptions.total)
  const base = scenario.schoolDistrictBase === 'earned' ? earned : traditional
  const rate = (basisPoints: number) => Math.min(Math.round(basisPoints), ALL) * MILLIONTHS_PER_BASIS_POINT
  return {
    schoolDistrict: share(base, rate(scenario.schoolDistrictRate)),
    city: share(wages + profit, rate(scenario.cityRate)),
  }
}
