/** School district and city tax at the rates a visitor looked up: no rates are kept here. */
import { atLeastNothing, share } from './money.ts'
import { total } from './people.ts'
import type { Estimate, OhioEstimate } from './result.ts'
import type { Scenario } from './scenario.ts'

const MILLIONTHS_PER_BASIS_POINT = 100
const ALL = 10_000

export function localTaxes(scenario: Scenario, ohio: OhioEstimate): Estimate['local'] {
  const earned = total(scenario, ({ wages, selfEmployment }) => wages + atLeastNothing(selfEmployment))
  const traditional = atLeastNothing(ohio.modifiedAdjustedGrossIncome - ohio.exemptions.total)
  const base = scenario.schoolDistrictBase === 'earned' ? earned : traditional
  const rate = (basisPoints: number) => Math.min(Math.round(basisPoints), ALL) * MILLIONTHS_PER_BASIS_POINT
  return {
    schoolDistrict: share(base, rate(scenario.schoolDistrictRate)),
    city: share(earned, rate(scenario.cityRate)),
  }
}
