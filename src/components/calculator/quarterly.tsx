import { inCents } from '#calculator/format'
import { quarterlyRules } from '#calculator/phrases'
import { longDate } from '#shared/dates'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax'
import type { Estimate } from '#tax/result'
import { sources } from '#tax/sources'

/** What to send in four times a year, and when. */
export function Quarterly({ result: { quarterly, year } }: { result: Estimate }) {
  const { federal, ohio } = quarterly
  const asked = federal.each + ohio.each > 0
  return (
    <section aria-labelledby="calc-quarterly">
      <h2 id="calc-quarterly" className="section-heading">
        Quarterly payments for {year}
      </h2>
      <p className="calc-note">
        <a href={sources['irc-6654'].url}>Federal</a>: {quarterlyRules[federal.rule]}.{' '}
        <a href={sources['ohio-estimates'].url}>Ohio</a>: {quarterlyRules[ohio.rule]}. Four equal payments; estimates
        you have already paid are not taken off.
      </p>
      {asked ? (
        <table className="data-table calc-narrow">
          <caption className="sr-only">Quarterly payments for {year}</caption>
          <thead>
            <tr>
              <th scope="col">Due</th>
              <th scope="col">Federal</th>
              <th scope="col">Ohio</th>
            </tr>
          </thead>
          <tbody>
            {estimatedTaxDates(year).map((date) => (
              <tr key={date}>
                <th scope="row">{longDate(`${date}T12:00:00Z`)}</th>
                <td>{inCents(federal.each)}</td>
                <td>{inCents(ohio.each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
