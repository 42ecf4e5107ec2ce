import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents } from '#shared/cents.ts'
import { dayOf, longDay } from '#shared/dates.ts'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax.ts'
import type { Estimate, QuarterlyPlan } from '#tax/result.ts'
import { figuresOf } from '#tax/years.ts'
import { AmountTable } from './amount-table.tsx'
import { formatRate } from './model/format.ts'
import { quarterlyRules } from './model/phrases.ts'
import { Note, PRINTED_HEADING } from './part-text.tsx'

const ruleText = ({ rule }: QuarterlyPlan, { current }: { current: number }) =>
  `${rule === 'current-year' ? `${formatRate(current)} ` : ''}${quarterlyRules[rule]}`

/**
 * Shows a year's four estimated tax payments and their due dates. Wage earners first enter their withholding, which
 * reduces the payments.
 */
export function Quarterly({ result }: { result: Estimate }) {
  const { quarterly, year } = result
  const { federal, ohio } = quarterly
  const [isNothingWithheld, setIsNothingWithheld] = useState(false)
  const figures = figuresOf(year)
  const isNeeded = federal.each + ohio.each > 0
  const asksWithholding = result.federal.wages > 0 && result.federal.payments === 0 && !isNothingWithheld
  function showPayments() {
    setIsNothingWithheld(true)
    // Moves focus to the section's heading, because the button that the visitor pressed disappears.
    document.getElementById('calc-quarterly')?.focus()
  }
  return (
    <section aria-labelledby="calc-quarterly">
      <h2 id="calc-quarterly" className={`heading ${PRINTED_HEADING}`} tabIndex={-1}>
        Quarterly payments for {year}
      </h2>
      {isNeeded && asksWithholding ? (
        <>
          <Note>
            First enter the <a href="#calc-fw">tax withheld</a> from your wages. It lowers these payments, often to $0.
          </Note>
          <p className="no-print my-5 flex flex-wrap gap-3">
            <button type="button" className="button-quiet" onClick={showPayments}>
              Nothing Was Withheld
            </button>
          </p>
        </>
      ) : (
        <Note>
          <a href={figures.federalEstimates.source.url}>Federal</a>: {ruleText(federal, figures.federalEstimates)}.{' '}
          <a href={figures.ohioEstimates.source.url}>Ohio</a>: {ruleText(ohio, figures.ohioEstimates)}.
          {isNeeded ? ' There are four equal payments. Payments you already made are not subtracted.' : ''}
        </Note>
      )}
      {isNeeded && !asksWithholding ? <Payments result={result} /> : null}
    </section>
  )
}

function Payments({ result: { quarterly, year } }: { result: Estimate }) {
  const today = dayOf(useRouteContext({ from: '__root__', select: ({ page }) => page.now }))
  const dates = estimatedTaxDates(year)
  const next = dates.find((date) => date >= today)
  return (
    <>
      <p>
        {next ? `The next payment is due ${longDay(next)}.` : `All four due dates of ${year} payments have passed.`}
      </p>
      <AmountTable
        labelledBy="calc-quarterly"
        className="max-w-xl"
        head={['Due', 'Federal', 'Ohio']}
        rows={dates.map((date) => ({
          key: date,
          name: `${longDay(date)}${date < today ? ', past' : date === next ? ', next' : ''}`,
          cells: [formatCents(quarterly.federal.each), formatCents(quarterly.ohio.each)],
          isMuted: date < today,
        }))}
      />
    </>
  )
}
