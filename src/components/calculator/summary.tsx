import './summary.css'
import { type CSSProperties, useEffect, useState } from 'react'
import { formatChange, formatDollars, formatRoundedRate } from '#calculator/format'
import { balanceText, hasBalance, headline, marginalRateNames } from '#calculator/phrases'
import type { Cents } from '#tax/money'
import type { Estimate } from '#tax/result'

/** Delay between the last change and its announcement by screen readers. */
const ANNOUNCE_DELAY_MS = 900

interface Props {
  result: Estimate
  /** Change of all taxes from scenario A, with the payroll taxes that the headline leaves out. Null without scenario A. */
  change: Cents | null
}

export function Summary({ result, change }: Props) {
  const { federal, ohio, local, total, effectiveRate, marginal, year, limited } = result
  const localTotal = local.schoolDistrict + local.city
  const amount = formatDollars(Math.abs(total))
  return (
    <section className="calc-summary" aria-labelledby="calc-result">
      <h2 id="calc-result" tabIndex={-1}>
        {headline(total)}, {year}
      </h2>
      <p className="calc-total" style={{ '--letters': formatDollars(total).length } as CSSProperties}>
        {amount}
      </p>
      <Announcement
        text={`${headline(total)} ${amount}${limited.length > 0 ? '. Some amounts are limited; see the notes in the form' : ''}`}
      />
      <dl>
        <Line name="Federal income tax" value={formatDollars(federal.total - federal.selfEmploymentTax.total)} />
        <Line name="Self-employment tax" value={formatDollars(federal.selfEmploymentTax.total)} />
        <Line name="Ohio income tax" value={formatDollars(ohio.tax)} />
        {localTotal > 0 ? <Line name="School district and city tax" value={formatDollars(localTotal)} /> : null}
        {change === null ? null : <Line name="Change from A, with payroll tax" value={formatChange(change)} />}
      </dl>
      <dl>
        <Line name="Effective rate on your income" value={formatRoundedRate(effectiveRate)} />
        {marginal ? <Line name={marginalRateNames[marginal.kind]} value={formatRoundedRate(marginal.rate)} /> : null}
        {hasBalance(result) ? <Line name="Federal balance" value={balanceText(federal.balance)} /> : null}
        {hasBalance(result) ? <Line name="Ohio balance" value={balanceText(ohio.balance)} /> : null}
      </dl>
    </section>
  )
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** Lets screen readers announce the total after the visitor stops typing, not at each keystroke. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  )
}

/** On narrow screens, sticks to the bottom of the window while the form is in view. */
export function SummaryBar({ result }: { result: Estimate }) {
  function showDetails() {
    const heading = document.getElementById('calc-result')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="calc-bar no-print">
      <p>
        <span>
          {headline(result.total)}, {result.year}
        </span>{' '}
        <strong>{formatDollars(Math.abs(result.total))}</strong>
      </p>
      <button type="button" className="button-quiet" onClick={showDetails}>
        Details
      </button>
    </div>
  )
}
