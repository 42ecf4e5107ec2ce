import { formatCents } from '#shared/cents.ts'
import type { FilingStatus } from '#tax/filing-status.ts'
import type { Estimate, MarginalRate, QuarterlyPlan } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import type { Field, Value } from './fields.ts'
import { formatDollars } from './format.ts'

export const statusNames: Record<FilingStatus, string> = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  head: 'Head of household',
  survivor: 'Qualifying surviving spouse',
}

export const baseNames: Record<Scenario['schoolDistrictBase'], string> = {
  traditional: 'traditional (all income)',
  earned: 'earned income (wages, profit)',
}

export const marginalRateNames: Record<MarginalRate['kind'], string> = {
  wages: 'Income tax, next $100 of wages',
  selfEmployment: 'Taxes, next $100 of profit',
  passThrough: 'Taxes, next $100 of pass-through income',
  other: 'Taxes, next $100 of other income',
}

export const quarterlyRules: Record<QuarterlyPlan['rule'], string> = {
  'not-needed': 'no estimated payments needed with these numbers',
  'current-year': 'of this year’s tax, minus withholding',
  'prior-year': 'the amount required by last year’s tax, minus withholding',
}

/**
 * Reasons, keyed by field, why the estimate uses a different amount than the visitor entered. A field without its own reason
 * uses `pay`.
 */
export const limitReasons: Record<string, string> = {
  dividends: 'your qualified dividends are part of them',
  selfEmployedHealthInsurance: 'the deduction cannot be more than your business earns',
  pay: 'it cannot be more than the pay it is part of',
}

export function statusNote({ status, childrenUnder17 }: Scenario): string | undefined {
  if (status === 'separate') return 'You and your spouse each file a return. Enter one spouse’s amounts only.'
  return status === 'single' && childrenUnder17 > 0
    ? 'If your child lives with you, you may qualify as head of household.'
    : undefined
}

export const ALL_TAXES = 'All taxes'

export const balanceText = (balance: number): string =>
  balance > 0 ? `${formatDollars(balance)} due` : balance < 0 ? `${formatDollars(-balance)} refund` : 'nothing due'

/** Returns true if there are payments or a refund. Otherwise, the balance due equals the tax. */
export const hasBalance = ({ federal, ohio }: Estimate): boolean =>
  federal.payments + ohio.payments > 0 || federal.balance < 0

export function labelOf({ owner, label }: Field, { status }: Scenario): string {
  if (status !== 'joint' || (owner !== 'taxpayer' && owner !== 'spouse')) return label
  return owner === 'spouse' ? `${label}, spouse` : `${label}, you`
}

export function valueText({ kind }: Field, value: Value): string {
  if (kind === 'status') return statusNames[value as FilingStatus]
  if (kind === 'base') return baseNames[value as Scenario['schoolDistrictBase']]
  if (typeof value !== 'number') return value ? 'yes' : 'no'
  if (kind === 'rate') return `${value / 100}%`
  return kind === 'amount' || kind === 'loss' ? formatCents(value) : `${value}`
}
