/** Two scenarios held against each other: A, which was kept, and B, which is in the form. */
import type { Cents, Scenario } from '#tax/scenario'
import { applies, type Field, fields, givenIn } from './fields.ts'
import { allTaxes, type Part, type PartKey } from './parts.ts'

export type PartRow = { key: PartKey | 'all'; name: string; a: Cents; b: Cents }

/** What the taxes come to and what they leave first, then each tax that either has. */
export function partRows(a: readonly Part[], b: readonly Part[]): PartRow[] {
  const rows = a.map(({ key, name, amount }, index) => ({ key, name, a: amount, b: b[index]?.amount ?? 0 }))
  return [
    { key: 'all', name: 'All of these taxes', a: allTaxes(a), b: allTaxes(b) },
    ...rows.filter(({ key }) => key === 'kept'),
    ...rows.filter((row) => row.key !== 'kept' && (row.a !== 0 || row.b !== 0)),
  ]
}

export const differing = (a: Scenario, b: Scenario): Field[] =>
  fields.filter((field) => (applies(a, field) || applies(b, field)) && givenIn(a, field) !== givenIn(b, field))

const ofCorporation = [
  'The salary must be reasonable pay for the work you do. Half of profit, as in the example, is only a place to begin.',
  'Payroll, a second tax return and bookkeeping cost money, each year.',
  "Unemployment tax, Ohio workers' compensation (BWC) and a city's tax on the company are not counted.",
  "Health premiums are deducted only where the company pays them and reports them in your W-2's wages, free of Social Security and Medicare.",
  'A salary changes what a retirement plan and Social Security benefits come to.',
]

/** What must be known beside the numbers, where one of the two has a salary from a company of one's own. */
export const caveatsOf = (...scenarios: Scenario[]): string[] =>
  scenarios.some(({ taxpayer, spouse }) => taxpayer.ownerWages + spouse.ownerWages > 0) ? ofCorporation : []
