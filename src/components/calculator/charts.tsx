import { inCents, inDollars, inPercent, roughly } from '#calculator/format'
import type { Part } from '#calculator/parts'
import type { Estimate, TaxSlice } from '#tax/result'
import { figuresOf } from '#tax/years'

interface Props {
  parts: readonly Part[]
  result: Estimate
}

/** Two drawings, each with its table beside it. */
export function Charts({ parts, result: { federal, incomeReceived, year } }: Props) {
  const paidOut = federal.total - federal.selfEmploymentTax.total
  const byBusiness = parts.find(({ key }) => key === 'ownBusiness')?.amount
  return (
    <section aria-labelledby="calc-charts">
      <h2 id="calc-charts" className="section-heading">
        Where each dollar goes
      </h2>
      {incomeReceived > 0 ? (
        <>
          <Dollars parts={parts.filter(({ key, amount }) => key !== 'ownBusiness' && amount > 0)} />
          <p className="calc-note">
            Social Security and Medicare on wages are withheld by employers (
            <a href={figuresOf(year).payrollTaxes.source.url}>26 U.S.C. 3101</a>, {year}) and are not in the estimated
            tax above.
            {byBusiness ? ` Your business pays another ${inDollars(byBusiness)}.` : ''}
            {paidOut < 0 ? ` Credits pay you ${inDollars(-paidOut)}, which is part of what is left.` : ''}
          </p>
        </>
      ) : (
        <p className="calc-note">There is no income to divide.</p>
      )}
      {federal.ordinary.some(({ tax }) => tax > 0) ? (
        <>
          <h3 id="calc-brackets" className="calc-heading">
            Federal tax by bracket, {year}
          </h3>
          <Brackets slices={federal.ordinary} url={figuresOf(year).ordinaryBrackets.source.url} />
        </>
      ) : null}
    </section>
  )
}

const LETTERS = 'ABCDEF'
/** Below this part of the bar, in percent, a letter has no room. */
const ROOM = 4

function Dollars({ parts }: { parts: Part[] }) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  const shares = parts.map(({ amount }) => (100 * amount) / whole)
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, share) => sum + share, 0)
  return (
    <div className="calc-chart">
      <svg role="img" aria-label="Where each dollar goes" width="100%" height="76">
        {parts.map(({ key }, index) => (
          <g key={key}>
            <rect className={`calc-${key}`} x={`${startOf(index)}%`} width={`${shares[index]}%`} y="1" height="48" />
            {(shares[index] ?? 0) > ROOM ? (
              <text x={`${startOf(index) + (shares[index] ?? 0) / 2}%`} y="70" textAnchor="middle">
                {LETTERS[index]}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <table className="data-table" aria-labelledby="calc-charts">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, name, amount }, index) => (
            <tr key={key}>
              <th scope="row">
                <svg className="calc-swatch" aria-hidden="true" width="14" height="14">
                  <rect className={`calc-${key}`} x="1" y="1" width="12" height="12" />
                </svg>{' '}
                {LETTERS[index]} {name}
              </th>
              <td>{inDollars(amount)}</td>
              <td>{roughly((shares[index] ?? 0) * 10_000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ROW = 34

function Brackets({ slices, url }: { slices: TaxSlice[]; url: string }) {
  const most = Math.max(...slices.map(({ tax }) => tax))
  return (
    <div className="calc-chart">
      <svg role="img" aria-label="Federal tax by bracket" width="100%" height={slices.length * ROW}>
        {slices.map(({ rate, tax }, index) => (
          <g key={rate}>
            <text x="0" y={index * ROW + 22}>
              {inPercent(rate)}
            </text>
            <rect
              className="calc-federal"
              x="12%"
              width={`${(86 * tax) / most}%`}
              y={index * ROW + 4}
              height={ROW - 8}
            />
          </g>
        ))}
      </svg>
      <table className="data-table" aria-labelledby="calc-brackets">
        <thead>
          <tr>
            <th scope="col">Rate</th>
            <th scope="col">Income in it</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ rate, income, tax }) => (
            <tr key={rate}>
              <th scope="row">
                <a href={url}>{inPercent(rate)}</a>
              </th>
              <td data-side="Income">{inCents(income)}</td>
              <td data-side="Tax">{inCents(tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
