import { formatCents } from '#shared/cents.ts'
import type { Estimate } from '#tax/result.ts'
import { figuresOf } from '#tax/years.ts'
import { Unbroken } from '#ui/rich-text.tsx'
import { type AmountRow, AmountTable } from './amount-table.tsx'
import { formatDollars, formatRate, formatRoundedRate } from './model/format.ts'
import type { Outcome } from './model/outcome.ts'
import { type Part, wholeOf } from './model/parts.ts'
import { Note, PRINTED_HEADING } from './part-text.tsx'

export function Charts({ outcome: { parts, result }, isPrinted }: { outcome: Outcome; isPrinted: boolean }) {
  const { federal, year } = result
  const [whole, shown] = [wholeOf(parts), parts.filter(({ amount }) => amount !== 0)]
  const credits = federal.selfEmploymentTax.total - federal.total
  return (
    <section aria-labelledby="calc-charts" className={isPrinted ? undefined : 'no-print'}>
      <h2 id="calc-charts" className={`heading ${PRINTED_HEADING}`}>
        Where each dollar goes
      </h2>
      <AmountTable
        labelledBy="calc-charts"
        className="mt-5"
        head={['Part', 'Amount', 'Share']}
        rows={[
          ...shown
            .toSorted((a, b) => Number(b.key === 'takeHome') - Number(a.key === 'takeHome'))
            .map((part) => partRow(part, whole)),
          {
            key: 'whole',
            name: 'Your income',
            cells: [formatDollars(whole), share(whole, whole)],
            isTotal: true,
          },
        ]}
      />
      {shown.some(({ key }) => key === 'payroll') ? (
        <Note>
          Employers withhold Social Security and Medicare tax from wages (
          <a href={figuresOf(year).payrollTaxes.source.url}>
            <Unbroken text="26 U.S.C. 3101" />
          </a>
          , {year}).
        </Note>
      ) : null}
      {credits > 0 ? <Note>Credits pay you {formatDollars(credits)}.</Note> : null}
      {federal.ordinary.some(({ tax }) => tax > 0) ? <Brackets result={result} /> : null}
    </section>
  )
}

const share = (amount: number, whole: number) => (whole > 0 ? formatRoundedRate((amount / whole) * 1_000_000) : '')

const partRow = ({ key, name, amount }: Part, whole: number): AmountRow => ({
  key,
  name,
  bar: whole > 0 ? amount / whole : 0,
  cells: [formatDollars(amount), share(amount, whole)],
})

function Brackets({ result: { federal, year } }: { result: Estimate }) {
  const most = Math.max(...federal.ordinary.map(({ tax }) => tax))
  const { url } = figuresOf(year).ordinaryBrackets.source
  return (
    <>
      <h3 id="calc-brackets" className="no-print mt-6 mb-3 text-lead leading-[1.12]">
        Federal tax by bracket, {year}
      </h3>
      <AmountTable
        labelledBy="calc-brackets"
        className="no-print mt-5"
        head={['Rate', 'Income taxed', 'Tax']}
        rows={federal.ordinary.map(({ rate, income, tax }) => ({
          key: `${rate}`,
          name: <a href={url}>{formatRate(rate)}</a>,
          bar: tax / most,
          cells: [formatCents(income), formatCents(tax)],
        }))}
      />
    </>
  )
}
