import { useRouteContext } from '@tanstack/react-router'
import { differingFields } from '#calculator/comparison'
import { enteredFields, valueIn } from '#calculator/fields'
import { formatDollars, formatRoundedRate } from '#calculator/format'
import type { ScenarioPair } from '#calculator/fragment'
import { balanceText, hasBalance, headline, labelOf, valueText } from '#calculator/phrases'
import { longDate } from '#shared/dates'
import type { Estimate } from '#tax/result'

/** Replaces the form in print: brand and date, the result, and the visitor's inputs. */
export function PrintSummary({ current, baseline, result }: ScenarioPair & { result: Estimate }) {
  const { brand, now } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const { federal, ohio, year, total, effectiveRate } = result
  const balances: [string, string][] = [
    ['Federal balance', balanceText(federal.balance)],
    ['Ohio balance', balanceText(ohio.balance)],
  ]
  const differing = baseline ? differingFields(baseline, current) : []
  const inputs = enteredFields(current).filter((field) => !differing.includes(field))
  return (
    <div className="calc-sheet print-only">
      <div>
        <p>
          {brand.name}, {longDate(now)}. Estimate for tax year {year}
          {baseline ? ', scenario B' : ''}. This is not a tax return and not tax advice.
        </p>
        <Lines
          lines={[
            [headline(total), formatDollars(Math.abs(total))],
            ['Effective rate', formatRoundedRate(effectiveRate)],
            ...(hasBalance(result) ? balances : []),
          ]}
        />
      </div>
      <h2>{baseline ? 'The same in A and B' : 'Your numbers'}</h2>
      <Lines lines={inputs.map((field) => [labelOf(field, current), valueText(field, valueIn(current, field))])} />
    </div>
  )
}

const Lines = ({ lines }: { lines: [name: string, value: string][] }) => (
  <dl>
    {lines.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
