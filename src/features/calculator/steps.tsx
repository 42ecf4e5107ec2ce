import './steps.css'
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

/** Explains the result: each amount, with the statutory figures used for it. */
export function Steps({ scenario, result }: Outcome) {
  const { year, federal } = result
  const steps = stepsOf(scenario, result)
  const sources = [...new Set(steps.flatMap(({ figures }) => figures.map(({ source }) => source)))]
  return (
    <section aria-labelledby="calc-steps">
      <h2 id="calc-steps" className="section-heading">
        How your tax is calculated
      </h2>
      <p className="calc-note">In the order of the tax returns. Each {year} figure links to its source.</p>
      <PhoneFold>All {steps.length} steps</PhoneFold>
      <ol className="calc-steps">
        {steps.map((step) => (
          <li key={step.key} data-sum={totalKeys.includes(step.key)}>
            <span>
              <b>{stepPhrases[step.key][0]}</b>
              <small>{stepPhrases[step.key][1]}</small>
              <Figures step={step} year={year} sources={sources} />
            </span>
            <span className="calc-amount">{formatCents(step.amount)}</span>
          </li>
        ))}
      </ol>
      {federal.taxFromTable !== null && federal.taxableIncome > 0 ? (
        <p className="calc-note">
          This estimate uses the exact bracket amount of {formatCents(federal.taxBeforeCredits)}. The{' '}
          <a href={figuresOf(year).taxTable.source.url}>printed Tax Table of {year}</a> gives{' '}
          {formatCents(federal.taxFromTable)} before credits, which a paper return would use.
        </p>
      ) : null}
      <ol className="print-only">
        {[...sources, figuresOf(year).payrollTaxes.source].map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  )
}

interface FiguresProps {
  step: Step
  year: Estimate['year']
  /** The list of sources. In print, a figure refers to its source by number. */
  sources: Source[]
}

/** The figures of a step. Each figure links to its source. */
function Figures({ step: { key, figures }, year, sources }: FiguresProps) {
  const [, , ...names] = stepPhrases[key]
  if (figures.length === 0) return null
  return (
    <small>
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
