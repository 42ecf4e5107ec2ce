import { useRouteContext } from '@tanstack/react-router'
import { formatCents, formatRate } from '#calculator/format'
import { quarterlyRules } from '#calculator/phrases'
import { dayOf, longDate } from '#shared/dates'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax'
import type { Estimate, QuarterlyPlan } from '#tax/result'
import { figuresOf } from '#tax/years'

const ruleText = ({ rule }: QuarterlyPlan, { current }: { current: number }) =>
  `${rule === 'current-year' ? `${formatRate(current)} ` : ''}${quarterlyRules[rule]}`

const dateText = (day: string) => longDate(`${day}T12:00:00Z`)

/** The four estimated tax payments and their due dates. Wage earners are first asked for their withholding. */
export function Quarterly({ result }: { result: Estimate }) {
  const { quarterly, year } = result
  const { federal, ohio } = quarterly
  const figures = figuresOf(year)
  const needed = federal.each + ohio.each > 0
  const withholdingMissing = needed && result.federal.wages > 0 && result.federal.payments === 0
  return (
    <section aria-labelledby="calc-quarterly">
      <h2 id="calc-quarterly" className="section-heading">
        Quarterly payments for {year}
      </h2>
      <p className="calc-note">
        <a href={figures.federalEstimates.source.url}>Federal</a>: {ruleText(federal, figures.federalEstimates)}.{' '}
        <a href={figures.ohioEstimates.source.url}>Ohio</a>: {ruleText(ohio, figures.ohioEstimates)}. There are four
        equal payments. Payments you already made are not subtracted.
      </p>
      {withholdingMissing ? (
        <p>First enter the tax withheld from your wages under Already paid. It lowers these payments.</p>
      ) : null}
      {needed && !(withholdingMissing && result.ohio.businessIncome <= 0) ? <Payments result={result} /> : null}
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
