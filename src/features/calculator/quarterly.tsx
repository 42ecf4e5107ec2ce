import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents } from '#shared/cents.ts'
import { dayOf, longDate } from '#shared/dates.ts'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax.ts'
import type { Estimate, QuarterlyPlan } from '#tax/result.ts'
import { figuresOf } from '#tax/years.ts'
import { formatRate } from './model/format.ts'
import { quarterlyRules } from './model/phrases.ts'

const ruleText = ({ rule }: QuarterlyPlan, { current }: { current: number }) =>
  `${rule === 'current-year' ? `${formatRate(current)} ` : ''}${quarterlyRules[rule]}`

const dateText = (day: string) => longDate(`${day}T12:00:00Z`)

/** The four estimated payments with due dates. Wage earners first enter their withholding, which reduces the payments. */
export function Quarterly({ result }: { result: Estimate }) {
  const { quarterly, year } = result
  const { federal, ohio } = quarterly
  const [isNothingWithheld, setIsNothingWithheld] = useState(false)
  const figures = figuresOf(year)
  const isNeeded = federal.each + ohio.each > 0
  const asksWithholding = result.federal.wages > 0 && result.federal.payments === 0 && !isNothingWithheld
  function showPayments() {
    setIsNothingWithheld(true)
    // Moves the focus to the heading, because the button that was pressed disappears.
    document.getElementById('calc-quarterly')?.focus()
  }
  return (
    <section aria-labelledby="calc-quarterly">
      <h2 id="calc-quarterly" className="section-heading" tabIndex={-1}>
        Quarterly payments for {year}
      </h2>
      {isNeeded && asksWithholding ? (
        <>
          <p className="calc-note">
            First enter the <a href="#calc-fw">tax withheld</a> from your wages. It lowers these payments, often to $0.
          </p>
          <p className="no-print my-5 flex flex-wrap gap-3">
            <button type="button" className="button-quiet" onClick={showPayments}>
              Nothing Was Withheld
            </button>
          </p>
        </>
      ) : (
        <p className="calc-note">
          <a href={figures.federalEstimates.source.url}>Federal</a>: {ruleText(federal, figures.federalEstimates)}.{' '}
          <a href={figures.ohioEstimates.source.url}>Ohio</a>: {ruleText(ohio, figures.ohioEstimates)}.
          {isNeeded ? ' There are four equal payments. Payments you already made are not subtracted.' : ''}
        </p>
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
        {next ? `The next payment is due ${dateText(next)}.` : `All four due dates of ${year} payments have passed.`}
      </p>
      <table className="data-table calc-narrow" aria-labelledby="calc-quarterly">
        <thead>
          <tr>
            <th scope="col">Due</th>
            <th scope="col">Federal</th>
            <th scope="col">Ohio</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => (
            <tr key={date} data-past={date < today}>
              <th scope="row">
                {dateText(date)}
                {date < today ? ', past' : date === next ? ', next' : ''}
              </th>
              <td data-side="Federal">{formatCents(quarterly.federal.each)}</td>
              <td data-side="Ohio">{formatCents(quarterly.ohio.each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
