import { useRouteContext } from '@tanstack/react-router'
import { inCents, inPercent } from '#calculator/format'
import { quarterlyRules } from '#calculator/phrases'
import { longDate } from '#shared/dates'
import { dayOf } from '#tax/due-dates/days'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax'
import type { Estimate, QuarterlyPlan } from '#tax/result'
import { figuresOf } from '#tax/years'

const ruleOf = ({ rule }: QuarterlyPlan, { current }: { current: number }) =>
  `${rule === 'current-year' ? `${inPercent(current)} ` : ''}${quarterlyRules[rule]}`

const noon = (day: string) => longDate(`${day}T12:00:00Z`)

/** What to send in four times a year, and when. Who lives on wages has them withheld: that is asked for first. */
export function Quarterly({ result: { quarterly, year, federal: tax, ohio: state } }: { result: Estimate }) {
  const today = dayOf(useRouteContext({ from: '__root__', select: ({ page }) => page.now }))
  const figures = figuresOf(year)
  const dates = estimatedTaxDates(year)
  const next = dates.find((date) => date >= today)
  const { federal, ohio } = quarterly
  const needed = federal.each + ohio.each > 0
  const unsaid = needed && tax.wages > 0 && tax.payments === 0
  const asked = needed && !(unsaid && state.businessIncome <= 0)
  return (
    <section aria-labelledby="calc-quarterly">
      <h2 id="calc-quarterly" className="section-heading">
        Quarterly payments for {year}
      </h2>
      <p className="calc-note">
        <a href={figures.federalEstimates.source.url}>Federal</a>: {ruleOf(federal, figures.federalEstimates)}.{' '}
        <a href={figures.ohioEstimates.source.url}>Ohio</a>: {ruleOf(ohio, figures.ohioEstimates)}. Four equal payments;
        estimates you have already paid are not taken off.
      </p>
      {unsaid ? <p>First give what is withheld from the wages, under Already paid: it lowers these payments.</p> : null}
      {asked ? (
        <>
          <p>{next ? `The next one is due ${noon(next)}.` : `All four dates of ${year} are past.`}</p>
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
                    {noon(date)}
                    {date < today ? ', past' : date === next ? ', next' : ''}
                  </th>
                  <td data-side="Federal">{inCents(federal.each)}</td>
                  <td data-side="Ohio">{inCents(ohio.each)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </section>
  )
}
