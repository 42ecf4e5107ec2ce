import { useMemo } from 'react'
import { corporationExample } from '#calculator/examples'
import { applies, fields, givenIn } from '#calculator/fields'
import { asChange, inDollars } from '#calculator/format'
import type { Shared } from '#calculator/fragment'
import { partsOf } from '#calculator/parts'
import { labelOf, saidValue } from '#calculator/phrases'
import { estimate } from '#tax/estimate'
import type { Scenario } from '#tax/scenario'

interface Props extends Shared {
  onGo(next: Shared): void
}

/** Two scenarios side by side: the one that was kept, and the one in the form. */
export function Compare({ current, kept, onGo }: Props) {
  /** The button that was pressed may go: the heading stays. */
  function go(next: Shared) {
    onGo(next)
    document.getElementById('calc-compare')?.focus()
  }
  return (
    <section aria-labelledby="calc-compare">
      <h2 id="calc-compare" className="section-heading" tabIndex={-1}>
        Compare two scenarios
      </h2>
      {kept ? (
        <Sides a={kept} b={current} />
      ) : (
        <p className="calc-note">
          Keep what is in the form as A, then change it to B. Or begin with an example: the same business as a sole
          proprietor, and as an S corporation that pays its owner a salary.
        </p>
      )}
      <p className="calc-buttons no-print">
        {kept ? (
          <>
            <button type="button" className="button-quiet" onClick={() => onGo({ current: kept, kept: current })}>
              Swap A and B
            </button>
            <button type="button" className="button-quiet" onClick={() => go({ current, kept: null })}>
              Stop comparing
            </button>
          </>
        ) : (
          <button type="button" className="button-quiet" onClick={() => go({ current, kept: current })}>
            Keep this as A
          </button>
        )}
        <button type="button" className="button-quiet" onClick={() => onGo(corporationExample(current))}>
          Sole proprietor or S corporation
        </button>
      </p>
    </section>
  )
}

const CAPTION = 'Taxes of A and B, and B less A'

function Sides({ a, b }: { a: Scenario; b: Scenario }) {
  const partsA = useMemo(() => partsOf(a, estimate(a)), [a])
  const partsB = useMemo(() => partsOf(b, estimate(b)), [b])
  const rows = partsA.map((part, index) => ({ ...part, b: partsB[index]?.amount ?? 0 }))
  const taxes = rows.filter(({ key }) => key !== 'kept')
  const sum = (of: (row: (typeof rows)[number]) => number) => taxes.reduce((total, row) => total + of(row), 0)
  const shown = [
    ...taxes.filter((row) => row.amount !== 0 || row.b !== 0),
    { key: 'all', name: 'All of these taxes', amount: sum((row) => row.amount), b: sum((row) => row.b) },
    ...rows.filter(({ key }) => key === 'kept'),
  ]
  const differing = fields.filter(
    (field) => (applies(a, field) || applies(b, field)) && givenIn(a, field) !== givenIn(b, field),
  )
  const hasCorporation = [a, b].some(({ taxpayer, spouse }) => taxpayer.ownerWages + spouse.ownerWages > 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="table-scroll" aria-label={CAPTION} tabIndex={0}>
        <table className="data-table">
          <caption className="sr-only">{CAPTION}</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">A, kept</th>
              <th scope="col">B, in the form</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.id} className="calc-given">
                <th scope="row">{labelOf(field, b)}</th>
                <td>{saidValue(field, givenIn(a, field))}</td>
                <td>{saidValue(field, givenIn(b, field))}</td>
                <td />
              </tr>
            ))}
            {shown.map((row) => (
              <tr key={row.key} data-sum={row.key === 'all' || row.key === 'kept'}>
                <th scope="row">{row.name}</th>
                <td>{inDollars(row.amount)}</td>
                <td>{inDollars(row.b)}</td>
                <td>{asChange(row.b - row.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {differing.length === 0 ? (
        <p className="calc-note">A and B are the same so far. Change the form to see B move.</p>
      ) : null}
      {hasCorporation ? <Caveats /> : null}
    </>
  )
}

const Caveats = () => (
  <div className="calc-caveats">
    <h3>What this comparison does not know</h3>
    <ul className="marked-list">
      <li>
        The salary must be reasonable pay for the work you do. The half of profit in the example is only a place to
        begin.
      </li>
      <li>Payroll, a second tax return and bookkeeping cost money, each year.</li>
      <li>An employer pays unemployment tax and Ohio workers' compensation (BWC), which are not counted here.</li>
      <li>A salary changes what a retirement plan, health insurance and Social Security benefits come to.</li>
      <li>It is an estimate to talk about, not advice to change your company's form.</li>
    </ul>
  </div>
)
