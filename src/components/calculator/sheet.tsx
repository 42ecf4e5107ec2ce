import { useRouteContext } from '@tanstack/react-router'
import { differing } from '#calculator/comparison'
import { given, givenIn } from '#calculator/fields'
import { inDollars, roughly } from '#calculator/format'
import type { Shared } from '#calculator/fragment'
import { headline, labelOf, saidBalance, saidValue, settles } from '#calculator/phrases'
import { longDate } from '#shared/dates'
import type { Estimate } from '#tax/result'

/** What paper has in place of the form: whose sheet it is, the result, and what was given. The rest is the page's own. */
export function Sheet({ current, kept, result }: Shared & { result: Estimate }) {
  const { brand, now } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const { federal, ohio, year, total, effectiveRate } = result
  const balances: [string, string][] = [
    ['Federal balance', saidBalance(federal.balance)],
    ['Ohio balance', saidBalance(ohio.balance)],
  ]
  const differ = kept ? differing(kept, current) : []
  const rest = given(current).filter((field) => !differ.includes(field))
  return (
    <div className="calc-sheet print-only">
      <div>
        <p>
          {brand.name}, {longDate(now)}. Estimate for tax year {year}
          {kept ? ' of B' : ''}, not a return and not advice.
        </p>
        <Lines
          of={[
            [headline(total), inDollars(Math.abs(total))],
            ['Of income', roughly(effectiveRate)],
            ...(settles(result) ? balances : []),
          ]}
        />
      </div>
      <h2>{kept ? 'Given in A and B' : 'What was given'}</h2>
      <Lines of={rest.map((field) => [labelOf(field, current), saidValue(field, givenIn(current, field))])} />
    </div>
  )
}

const Lines = ({ of }: { of: [name: string, value: string][] }) => (
  <dl>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
