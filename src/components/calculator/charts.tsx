import './charts.css'
import { formatCents, formatDollars, formatRate, formatRoundedRate } from '#calculator/format'
import type { Part } from '#calculator/parts'
import type { Estimate, TaxSlice } from '#tax/result'
import { figuresOf } from '#tax/years'

interface Props {
  parts: readonly Part[]
  result: Estimate
}

export function Charts({ parts, result: { federal, incomeReceived, year } }: Props) {
  const federalIncomeTax = federal.total - federal.selfEmploymentTax.total
  const employerPayroll = parts.find(({ key }) => key === 'employerPayroll')?.amount
  return (
    <section aria-labelledby="calc-charts">
      <h2 id="calc-charts" className="section-heading">
        Where each dollar goes
      </h2>
      {incomeReceived > 0 ? (
        <>
          <PartsChart parts={parts.filter(({ key, amount }) => key !== 'employerPayroll' && amount > 0)} />
          <p className="calc-note">
            Employers withhold Social Security and Medicare tax from wages (
            <a href={figuresOf(year).payrollTaxes.source.url}>26 U.S.C. 3101</a>, {year}). The estimated tax above does
            not include it.
            {employerPayroll ? ` Your business pays another ${formatDollars(employerPayroll)}.` : ''}
            {federalIncomeTax < 0
              ? ` Credits pay you ${formatDollars(-federalIncomeTax)}, which is part of what is left for you.`
              : ''}
          </p>
        </>
      ) : (
        <p className="calc-note">Enter your income to see where each dollar goes.</p>
      )}
      {federal.ordinary.some(({ tax }) => tax > 0) ? (
        <>
          <h3 id="calc-brackets" className="calc-heading">
            Federal tax by bracket, {year}
          </h3>
          <BracketsChart slices={federal.ordinary} url={figuresOf(year).ordinaryBrackets.source.url} />
        </>
      ) : null}
    </section>
  )
}

const LETTERS = 'ABCDEF'
/** A narrower part of the bar, in percent, has no room for its letter. */
const MIN_LETTER_WIDTH = 4

/** A bar of all parts, with a table that explains it. */
function PartsChart({ parts }: { parts: Part[] }) {
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0)
  const widths = parts.map(({ amount }) => (100 * amount) / whole)
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0)
  return (
    <div className="calc-chart">
      <svg role="img" aria-label="Where each dollar goes" width="100%" height="76">
        {parts.map(({ key }, index) => (
          <g key={key}>
            <rect className={`calc-${key}`} x={`${startOf(index)}%`} width={`${widths[index]}%`} y="1" height="48" />
            {(widths[index] ?? 0) > MIN_LETTER_WIDTH ? (
              <text x={`${startOf(index) + (widths[index] ?? 0) / 2}%`} y="70" textAnchor="middle">
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
              <td>{formatDollars(amount)}</td>
              <td>{formatRoundedRate((widths[index] ?? 0) * 10_000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ROW_HEIGHT = 34

/** A bar for the tax in each bracket, with a table of the numbers. */
function BracketsChart({ slices, url }: { slices: TaxSlice[]; url: string }) {
  const maxTax = Math.max(...slices.map(({ tax }) => tax))
  return (
    <div className="calc-chart">
      <svg role="img" aria-label="Federal tax by bracket" width="100%" height={slices.length * ROW_HEIGHT}>
        {slices.map(({ rate, tax }, index) => (
          <g key={rate}>
            <text x="0" y={index * ROW_HEIGHT + 22}>
              {formatRate(rate)}
            </text>
            <rect
              className="calc-federal"
              x="12%"
              width={`${(86 * tax) / maxTax}%`}
              y={index * ROW_HEIGHT + 4}
              height={ROW_HEIGHT - 8}
            />
          </g>
        ))}
      </svg>
      <table className="data-table" aria-labelledby="calc-brackets">
        <thead>
          <tr>
            <th scope="col">Rate</th>
            <th scope="col">Income taxed</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ rate, income, tax }) => (
            <tr key={rate}>
              <th scope="row">
                <a href={url}>{formatRate(rate)}</a>
              </th>
              <td data-side="Income">{formatCents(income)}</td>
              <td data-side="Tax">{formatCents(tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
