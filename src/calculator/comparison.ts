/** Compares scenario A, the saved baseline, with scenario B, the one in the form. */
import type { Cents } from '#tax/money'
import type { Scenario } from '#tax/scenario'
import { applies, type Field, fields, valueIn } from './fields.ts'
import { type Part, type PartKey, totalTaxes } from './parts.ts'

export type PartRow = { key: PartKey | 'all'; name: string; a: Cents; b: Cents }

/** The total of the taxes and the take-home amount, then each tax that is not 0 in both scenarios. */
export function partRows(a: readonly Part[], b: readonly Part[]): PartRow[] {
  const rows = a.map(({ key, name, amount }, index) => ({ key, name, a: amount, b: b[index]?.amount ?? 0 }))
  return [
    { key: 'all', name: 'Total of these taxes', a: totalTaxes(a), b: totalTaxes(b) },
    ...rows.filter(({ key }) => key === 'takeHome'),
    ...rows.filter((row) => row.key !== 'takeHome' && (row.a !== 0 || row.b !== 0)),
  ]
}

export const differingFields = (a: Scenario, b: Scenario): Field[] =>
  fields.filter((field) => (applies(a, field) || applies(b, field)) && valueIn(a, field) !== valueIn(b, field))

const corporationCaveats = [
  'Your salary must be reasonable pay for the work you do. The example uses half of the profit only as a starting point.',
  'Payroll, a second tax return and bookkeeping cost money every year.',
  "Unemployment tax, Ohio workers' compensation (BWC) and any city tax on the company are not included.",
  'Health insurance premiums are deductible only if the company pays them and reports them as W-2 wages, which are free of Social Security and Medicare tax.',
  'A salary affects your retirement plan and your Social Security benefits.',
]

/** Needed if either scenario has a salary from the visitor's own company. */
export const caveatsOf = (...scenarios: Scenario[]): string[] =>
  scenarios.some(({ taxpayer, spouse }) => taxpayer.ownerWages + spouse.ownerWages > 0) ? corporationCaveats : []
