/** The short answer to an estimate: what the visitor keeps, the taxes that make up the rest, and the balance. */
import type { Cents } from '#tax/money'
import type { Estimate } from '#tax/result'
import { figuresOf } from '#tax/years'
import { formatChange, formatDollars, formatRoundedRate } from './format.ts'
import { type Part, totalTaxes } from './parts.ts'
import { balanceText, hasBalance, marginalRateNames } from './phrases.ts'

export const EMPTY = 'Enter wages to see an estimate'

export type Figure = { label: string; value: string; note?: string }
export type Line = { label: string; value: string; isTotal?: boolean }

const takeHome = (parts: readonly Part[]): Cents => parts.find(({ key }) => key === 'takeHome')?.amount ?? 0

/** The income before all taxes. Each part is a piece of it. */
export const wholeOf = (parts: readonly Part[]): Cents => takeHome(parts) + totalTaxes(parts)

/** Undefined without income and tax. */
export function answerOf(parts: readonly Part[]): Figure | undefined {
  const [whole, kept, taxes] = [wholeOf(parts), takeHome(parts), totalTaxes(parts)]
  if (whole === 0 && taxes === 0) return undefined
  if (whole <= 0)
    return { label: 'Your taxes', value: formatDollars(taxes), note: `on income of ${formatDollars(whole)}` }
  return taxes < 0
    ? { label: 'You end up with', value: formatDollars(kept), note: `after credits, from ${formatDollars(whole)}` }
    : { label: 'You keep', value: formatDollars(kept), note: `of ${formatDollars(whole)}` }
}

/** The federal and Ohio balance together, once a payment is entered. Names the assumption that Ohio got none. */
export function balanceOf(result: Estimate): Figure | undefined {
  const { federal, ohio } = result
  if (!hasBalance(result)) return undefined
  const balance = federal.balance + ohio.balance
  const assumption = ohio.tax > 0 && ohio.payments === 0 ? ', if $0 went to Ohio' : ''
  return {
    label: `${balance < 0 ? 'Refund' : 'Balance due'}${assumption}`,
    value: formatDollars(Math.abs(balance)),
  }
}

/** The taxes with their total, then rates and balances. */
export function linesOf(parts: readonly Part[], result: Estimate, change: Cents | null): Line[][] {
  const { federal, ohio, marginal } = result
  const whole = wholeOf(parts)
  const taxes = totalTaxes(parts)
  const paid = parts.filter(({ key, amount }) => key !== 'takeHome' && amount !== 0)
  return [
    [
      ...paid.map(({ name, amount }) => ({ label: name, value: formatDollars(amount) })),
      ...(paid.length > 1 ? [{ label: 'All of these taxes', value: formatDollars(taxes), isTotal: true }] : []),
      ...(change === null ? [] : [{ label: 'Change from Saved', value: formatChange(change) }]),
    ],
    [
      ...(whole > 0
        ? [{ label: 'All taxes, share of your income', value: formatRoundedRate((taxes / whole) * 1_000_000) }]
        : []),
      ...(marginal ? [{ label: marginalRateNames[marginal.kind], value: formatRoundedRate(marginal.rate) }] : []),
      ...(hasBalance(result)
        ? [
            { label: 'Federal balance', value: balanceText(federal.balance) },
            { label: 'Ohio balance', value: balanceText(ohio.balance) },
          ]
        : []),
    ],
  ]
}

/** The sources of the brackets, and the oldest day on which a figure of the year was compared with its source. */
export function sourcesOf(year: Estimate['year']): {
  checked: string | undefined
  sources: { label: string; href: string }[]
} {
  const figures = figuresOf(year)
  return {
    checked: Object.values(figures)
      .map(({ source }) => source.checked)
      .toSorted()[0],
    sources: [figures.ordinaryBrackets.source, figures.ohioSchedule.source].map(({ title, url }) => ({
      label: title,
      href: url,
    })),
  }
}
