import { Fragment } from 'react'
import { formatCents } from '#shared/cents.ts'
import type { Estimate, Step } from '#tax/result.ts'
import type { Source } from '#tax/sources.ts'
import { totalKeys } from '#tax/step.ts'
import { stepsOf } from '#tax/steps.ts'
import { figuresOf } from '#tax/years.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { formatRate } from './model/format.ts'
import type { Outcome } from './model/outcome.ts'
import { stepPhrases } from './model/step-phrases.ts'
import { Note, PRINTED_HEADING } from './part-text.tsx'

export function Steps({ scenario, result }: Outcome) {
  const { year, federal } = result
  const steps = stepsOf(scenario, result)
  const sources = [...new Set(steps.flatMap(({ figures }) => figures.map(({ source }) => source)))]
  return (
    <section aria-labelledby="calc-steps">
      <h2 id="calc-steps" className={`heading ${PRINTED_HEADING}`}>
        How your tax is calculated
      </h2>
      <Note className="no-print">In the order of the tax returns. Each {year} figure links to its source.</Note>
      <PhoneFold>All {steps.length} steps</PhoneFold>
      <ol className="max-w-[52rem] border-t-[length:var(--rule)] border-heavy-line print:border-0">
        {steps.map((step) => (
          <StepItem key={step.key} step={step} year={year} sources={sources} />
        ))}
      </ol>
      {federal.taxFromTable !== null && federal.taxableIncome > 0 ? (
        <Note>
          This estimate uses the exact bracket amount of {formatCents(federal.taxBeforeCredits)}. The{' '}
          <a href={figuresOf(year).taxTable.source.url}>printed Tax Table of {year}</a> gives{' '}
          {formatCents(federal.taxFromTable)} before credits, which a paper return would use.
        </Note>
      ) : null}
      <Note className="no-print">
        This estimate leaves out some taxes and credits: <a href="#left-out">see the list</a>.
      </Note>
      <ol className="print-only list-decimal pl-[1.6em]">
        {[...sources, figuresOf(year).payrollTaxes.source].map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  step: Step
  year: Estimate['year']
  /** The sources for the tax calculation. In print, each statutory rate or amount refers to its source by number. */
  sources: Source[]
}

function StepItem({ step, year, sources }: StepProps) {
  const isTotal = totalKeys.includes(step.key)
  const [name, explanation] = stepPhrases[step.key]
  return (
    <li
      className={`flex flex-wrap items-baseline justify-between gap-x-6 py-[.6rem] ${isTotal ? 'border-b-2 border-heavy-line' : 'border-b border-line'} print:break-inside-avoid print:gap-[.4rem] print:border-b-[.5pt] print:border-[#888] print:p-0`}
    >
      <span className="flex-[1_9rem]">
        <b className={isTotal ? 'font-bold' : 'font-medium'}>{name}</b>
        <small className="no-print block text-[.9rem] text-muted">{explanation}</small>
        <Figures step={step} year={year} sources={sources} />
      </span>
      <span className={`ml-auto flex-none tabular-nums ${isTotal ? 'font-bold' : ''}`}>{formatCents(step.amount)}</span>
    </li>
  )
}

function Figures({ step: { key, figures }, year, sources }: StepProps) {
  const [, , ...names] = stepPhrases[key]
  if (figures.length === 0) return null
  return (
    <small className="block text-[.9rem] text-muted print:ml-[.3em] print:inline print:text-[length:inherit] print:text-black">
      {year}:{' '}
      {figures.map((use, index) => (
        <Fragment key={names[index] ?? `${use.unit}${use.value}`}>
          {index > 0 ? ', ' : ''}
          <a href={use.source.url} title={`${year}: ${use.source.title}`}>
            {names[index % names.length]} {use.unit === 'rate' ? formatRate(use.value) : formatCents(use.value)}
          </a>
          {use.source === figures[index + 1]?.source ? null : (
            <span className="print-only"> [{sources.indexOf(use.source) + 1}]</span>
          )}
        </Fragment>
      ))}
    </small>
  )
}
