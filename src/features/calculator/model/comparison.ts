import type { Cents } from '#tax/money.ts'
import type { Scenario } from '#tax/scenario.ts'
import { type Part, type PartKey, taxesOf } from './parts.ts'
import { ALL_TAXES } from './phrases.ts'

export type PartRow = { key: PartKey | 'all'; name: string; saved: Cents; now: Cents }

/** Returns table rows for the take-home pay, all taxes together, and each tax that is not $0 in one of the scenarios. */
export function partRows(saved: readonly Part[], now: readonly Part[]): PartRow[] {
  const rows = saved.map(({ key, name, amount }, index) => ({
    key,
    name,
    saved: amount,
    now: now[index]?.amount ?? 0,
  }))
  return [
    ...rows.filter(({ key }) => key === 'takeHome'),
    { key: 'all', name: ALL_TAXES, saved: taxesOf(saved), now: taxesOf(now) },
    ...rows.filter((row) => row.key !== 'takeHome' && (row.saved !== 0 || row.now !== 0)),
  ]
}

const corporationCaveats = [
  'Your salary must be reasonable pay for the work you do. The example uses half of the profit only as a starting point.',
  'Payroll, a second tax return and bookkeeping cost money every year.',
  'Unemployment tax, Ohio workers’ compensation (BWC) and any city tax on the company are not included.',
  'Health insurance premiums are deductible only if the company pays them and reports them as W-2 wages, which are free of Social Security and Medicare tax.',
  'A salary affects your retirement plan and your Social Security benefits.',
]

export const caveatsOf = (...scenarios: Scenario[]): string[] =>
  scenarios.some(({ taxpayer, spouse }) => taxpayer.ownerWages + spouse.ownerWages > 0) ? corporationCaveats : []
