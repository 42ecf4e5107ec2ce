import { type CSSProperties, useEffect, useState } from 'react'
import { asChange, inDollars, roughly } from '#calculator/format'
import { headline, nextHundred, saidBalance, settles } from '#calculator/phrases'
import type { Estimate } from '#tax/result'
import type { Cents } from '#tax/scenario'

/** So long after the last change a screen reader is told. */
const QUIET_MS = 900

interface Props {
  result: Estimate
  /** All taxes against those of the scenario that was kept: what the headline leaves to payrolls is in it. */
  change: Cents | null
}

/** What it comes to, beside the form. */
export function Summary({ result, change }: Props) {
  const { federal, ohio, local, total, effectiveRate, marginal, year, adjusted } = result
  const localTotal = local.schoolDistrict + local.city
  return (
    <section className="calc-summary" aria-labelledby="calc-result">
      <h2 id="calc-result" tabIndex={-1}>
        {headline(total)}, {year}
      </h2>
      <p className="calc-total" style={{ '--letters': inDollars(total).length } as CSSProperties}>
        {inDollars(Math.abs(total))}
      </p>
      <Spoken
        text={`${headline(total)} ${inDollars(Math.abs(total))}${adjusted.length > 0 ? '. Not all counts as given' : ''}`}
      />
      <dl>
        <Line name="Federal income tax" value={inDollars(federal.total - federal.selfEmploymentTax.total)} />
        <Line name="Self-employment tax" value={inDollars(federal.selfEmploymentTax.total)} />
        <Line name="Ohio income tax" value={inDollars(ohio.tax)} />
        {localTotal > 0 ? <Line name="School district and city" value={inDollars(localTotal)} /> : null}
        {change === null ? null : <Line name="With payroll taxes, against A" value={asChange(change)} />}
      </dl>
      <dl>
        <Line name="Effective rate, of income" value={roughly(effectiveRate)} />
        {marginal ? (
          <Line name={`Marginal rate, next $100 ${nextHundred[marginal.kind]}`} value={roughly(marginal.rate)} />
        ) : null}
        {settles(result) ? <Line name="Federal balance" value={saidBalance(federal.balance)} /> : null}
        {settles(result) ? <Line name="Ohio balance" value={saidBalance(ohio.balance)} /> : null}
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

/** Says the total once the typing rests, not at each key. */
function Spoken({ text }: { text: string }) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {settled}
    </p>
  )
}

/** On narrow screens, at the lower edge of the window while the form is in view. */
export function SummaryBar({ result }: { result: Estimate }) {
  return (
    <div className="calc-bar no-print">
      <p>
        <span>
          {headline(result.total)}, {result.year}
        </span>{' '}
        <strong>{inDollars(Math.abs(result.total))}</strong>
      </p>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          const heading = document.getElementById('calc-result')
          heading?.scrollIntoView()
          heading?.focus({ preventScroll: true })
        }}
      >
        Details
      </button>
    </div>
  )
}
