import { type Cents, roundToDollar } from '#tax/money.ts'
import type { Estimate } from '#tax/result.ts'
import { figuresOf } from '#tax/years.ts'
import { formatChange, formatDollars, formatRoundedRate } from './format.ts'
import type { Outcome } from './outcome.ts'
import { keptOf, taxesOf, wholeOf } from './parts.ts'
import { ALL_TAXES, balanceText, hasBalance, marginalRateNames } from './phrases.ts'

export const EMPTY = 'Enter wages to see an estimate'

export type Figure = { label: string; value: string; note?: string }
export type Line = { label: string; value: string; isTotal?: boolean }

/** Returns the estimate's main figure, or undefined if there is no income and no tax. */
export function answerOf({ parts }: Outcome): Figure | undefined {
  const [whole, kept, taxes] = [wholeOf(parts), keptOf(parts), taxesOf(parts)]
  if (whole === 0 && taxes === 0) return undefined
  if (whole <= 0)
    return { label: ALL_TAXES, value: formatDollars(taxes), note: `on an income of ${formatDollars(whole)}` }
  return taxes < 0
    ? { label: 'You end up with', value: formatDollars(kept), note: `from ${formatDollars(whole)} and tax credits` }
    : { label: 'You keep', value: formatDollars(kept), note: `of ${formatDollars(whole)}` }
}

/** Returns the sum of the federal and Ohio balances, or undefined if there are no payments and no refund. */
export function balanceOf({ result }: Outcome): Figure | undefined {
  const { federal, ohio } = result
  if (!hasBalance(result)) return undefined
  const balance = asShown(federal.balance) + asShown(ohio.balance)
  const scope = ohio.tax > 0 && ohio.payments === 0 ? 'if $0 went to Ohio' : 'both returns'
  return {
    label: `${balance < 0 ? 'Refund' : 'Balance due'}, ${scope}`,
    value: formatDollars(Math.abs(balance)),
  }
}

/** Rounds an amount to whole dollars, half away from zero. */
const asShown = (cents: Cents): Cents => Math.sign(cents) * roundToDollar(Math.abs(cents))

interface Earlier {
  saved: Outcome | null
  before: Outcome | undefined
}

export function linesOf(outcome: Outcome, { saved, before }: Earlier): Line[][] {
  const { parts, result } = outcome
  const { federal, ohio, marginal } = result
  const [whole, taxes] = [wholeOf(parts), taxesOf(parts)]
  const paid = parts.filter(({ key, amount }) => key !== 'takeHome' && amount !== 0)
  const balance = balanceOf(outcome)
  const balances = balance && [
    { label: 'Federal balance', value: balanceText(federal.balance) },
    { label: 'Ohio balance', value: balanceText(ohio.balance) },
  ]
  return [
    [
      ...paid.map(({ name, amount }) => ({ label: name, value: formatDollars(amount) })),
      ...(whole > 0 ? [{ label: ALL_TAXES, value: formatDollars(taxes), isTotal: true }] : []),
    ],
    [
      ...(before
        ? [{ label: 'Change in what you keep', value: formatChange(keptOf(parts) - keptOf(before.parts)) }]
        : []),
      ...(saved
        ? [{ label: 'Change in taxes from your saved numbers', value: formatChange(taxes - taxesOf(saved.parts)) }]
        : []),
      ...(whole > 0
        ? [{ label: 'Taxes as a share of income', value: formatRoundedRate((taxes / whole) * 1_000_000) }]
        : []),
      ...(marginal ? [{ label: marginalRateNames[marginal.kind], value: formatRoundedRate(marginal.rate) }] : []),
      ...(balances ?? []),
    ],
  ]
}

/** Returns the sources of the tax rates, and the oldest date when a source of the year's figures was checked. */
export function sourcesOf(year: Estimate['year']) {
  const figures = figuresOf(year)
  return {
    checked: Object.values(figures)
      .map(({ source }) => source.checked)
      .toSorted()[0],
    sources: [figures.ordinaryBrackets, figures.ohioSchedule].map(({ source: { title, url } }) => ({
      // A tax law source's label is the start of its title, such as "Rev. Proc. 2025-32".
      label: title.replace(/:.*/, ''),
      href: url,
    })),
  }
}
