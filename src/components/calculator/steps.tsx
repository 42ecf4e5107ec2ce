import { Fragment } from 'react'
import { asChange, inCents } from '#calculator/format'
import { stepPhrases } from '#calculator/phrases'
import { Figure } from '#components/calculator/figure'
import type { Estimate, Step } from '#tax/result'
import type { Source } from '#tax/sources'
import { totals } from '#tax/step'
import { figuresOf } from '#tax/years'

/** The way to the result, each amount with the figures of the law it rests on. */
export function Steps({ result: { steps, year, federal } }: { result: Estimate }) {
  const used = [...new Set(steps.flatMap(({ figures }) => figures.map(({ source }) => source)))]
  return (
    <section aria-labelledby="calc-steps">
      <h2 id="calc-steps" className="section-heading">
        How it comes to this
      </h2>
      <p className="calc-note">In the order of the returns. Each figure of {year} leads to its source.</p>
      <ol className="calc-steps">
        {steps.map((step) => (
          <li key={step.key} data-sum={totals.includes(step.key)}>
            <span>
              <b>{stepPhrases[step.key][0]}</b>
              <small>{stepPhrases[step.key][1]}</small>
              <Figures step={step} year={year} used={used} />
            </span>
            <span className="calc-amount">{inCents(step.amount)}</span>
          </li>
        ))}
      </ol>
      {federal.taxFromTable !== null && federal.taxableIncome > 0 ? (
        <p className="calc-note">
          The brackets give {inCents(federal.taxBeforeCredits)} exactly, which is used here. The{' '}
          <a href={figuresOf(year).taxTable.source.url}>printed Tax Table of {year}</a> gives{' '}
          {inCents(federal.taxFromTable)} before credits; a paper return would use that.
        </p>
      ) : null}
      <ol className="print-only">
        {[...used, figuresOf(year).payrollTaxes.source].map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  )
}

interface FiguresProps {
  step: Step
  year: Estimate['year']
  used: Source[]
}

function Figures({ step: { key, figures }, year, used }: FiguresProps) {
  const [, , ...names] = stepPhrases[key]
  if (figures.length === 0) return null
  return (
    <small>
      {year}:{' '}
      {figures.map((use, index) => (
        <Fragment key={names[index] ?? `${use.unit}${use.value}`}>
          {index > 0 ? ', ' : ''}
          <Figure name={names[index % names.length] ?? ''} use={use} year={year} />
          {use.source === figures[index + 1]?.source ? null : (
            <span className="print-only"> [{used.indexOf(use.source) + 1}]</span>
          )}
        </Fragment>
      ))}
    </small>
  )
}

interface MovedProps {
  label: string
  before: Estimate
  after: Estimate
}

const SHOWN = 6

/** What the last change has done, and by which steps. */
export function Moved({ label, before, after }: MovedProps) {
  const amounts = (of: Estimate) => new Map(of.steps.map(({ key, amount }) => [key, amount]))
  const [was, is] = [amounts(before), amounts(after)]
  const moves = [...new Set([...is.keys(), ...was.keys()])]
    .map((key) => ({ key, change: (is.get(key) ?? 0) - (was.get(key) ?? 0) }))
    .filter(({ change }) => asChange(change) !== 'no change')
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SHOWN)
  return (
    <section className="calc-moved" aria-labelledby="calc-moved">
      <h3 id="calc-moved">What your last change did</h3>
      <p>
        {label}: tax in all, {asChange(after.total - before.total)}.
      </p>
      <dl>
        {moves.map(({ key, change }) => (
          <div key={key}>
            <dt>{stepPhrases[key][0]}</dt>
            <dd>{asChange(change)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
