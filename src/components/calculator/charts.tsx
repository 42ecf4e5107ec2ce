import { inCents, inDollars, inPercent, roughly } from '#calculator/format'
import { type Part, partsOf } from '#calculator/parts'
import { payrollSource } from '#calculator/payroll-taxes'
import type { Estimate, TaxSlice } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import { sources } from '#tax/sources'
import { figuresOf } from '#tax/years'

interface Props {
  scenario: Scenario
  result: Estimate
}

/** Two drawings, each with its table beside it. */
export function Charts({ scenario, result }: Props) {
  const { federal } = result
  const parts = partsOf(scenario, result).filter(({ key, amount }) => key !== 'ownBusiness' && amount > 0)
  if (federal.totalIncome <= 0 || parts.length === 0) return null
  return (
    <section aria-labelledby="calc-charts">
      <h2 id="calc-charts" className="section-heading">
        Where each dollar goes
      </h2>
      <Dollars parts={parts} />
      <p className="calc-note">
        Social Security and Medicare on wages are withheld by employers (<a href={payrollSource.url}>26 U.S.C. 3101</a>,{' '}
        {result.year}) and are not in the estimated tax above.
      </p>
      {federal.ordinary.some(({ tax }) => tax > 0) ? (
        <>
          <h3 className="calc-heading">Federal tax by bracket, {result.year}</h3>
          <Brackets slices={federal.ordinary} url={sources[figuresOf[result.year].ordinaryBrackets.source].url} />
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
      <svg role="img" aria-labelledby="calc-dollars calc-dollars-text" width="100%" height="76">
        <title id="calc-dollars">Where each dollar of income goes</title>
        <desc id="calc-dollars-text">{parts.map(({ name, amount }) => `${name} ${inDollars(amount)}`).join(', ')}</desc>
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
      <table className="data-table">
        <caption className="sr-only">Where each dollar of income goes</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Amount</th>
            <th scope="col">Of income</th>
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
      <svg role="img" aria-labelledby="calc-brackets calc-brackets-text" width="100%" height={slices.length * ROW}>
        <title id="calc-brackets">Federal tax by bracket</title>
        <desc id="calc-brackets-text">
          {slices.map(({ rate, tax }) => `${inPercent(rate)}: ${inDollars(tax)}`).join(', ')}
        </desc>
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
      <table className="data-table">
        <caption className="sr-only">Federal tax by bracket</caption>
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
              <td>{inCents(income)}</td>
              <td>{inCents(tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
