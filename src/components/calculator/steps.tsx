import { Fragment } from 'react'
import { asChange, inCents } from '#calculator/format'
import { stepPhrases } from '#calculator/phrases'
import { Figure } from '#components/calculator/figure'
import { longDate } from '#shared/dates'
import type { Estimate, Step, StepKey } from '#tax/result'
import { sources } from '#tax/sources'

/** Rows in which the ones above come together. */
const sums: readonly StepKey[] = [
  'adjusted-gross-income',
  'taxable-income',
  'federal-total',
  'ohio-taxable-income',
  'ohio-total',
]

/** The way to the result, each amount with the figures of the law it rests on. */
export function Steps({ result: { steps, year, federal } }: { result: Estimate }) {
  const checked = Object.values(sources)
    .map((source) => source.checked)
    .toSorted()[0]
  return (
    <section aria-labelledby="calc-steps">
      <h2 id="calc-steps" className="section-heading">
        How it comes to this
      </h2>
      <p className="calc-note">
        In the order of the returns. Each figure of {year} leads to its source; figures last checked{' '}
        {longDate(`${checked}T12:00:00Z`)}.
      </p>
      <ol className="calc-steps">
        {steps.map((step) => (
          <li key={step.key} data-sum={sums.includes(step.key)}>
            <span>
              <b>{stepPhrases[step.key][0]}</b>
              <small>{stepPhrases[step.key][1]}</small>
              <Figures step={step} year={year} />
            </span>
            <span className="calc-amount">{inCents(step.amount)}</span>
          </li>
        ))}
      </ol>
      {federal.taxFromTable !== null && federal.taxableIncome > 0 ? (
        <p className="calc-note">
          The brackets give {inCents(federal.taxBeforeCredits)} exactly, which is used here. The{' '}
          <a href={sources['form-1040-instructions'].url}>printed Tax Table of {year}</a> gives{' '}
          {inCents(federal.taxFromTable)} before credits; a paper return would use that.
        </p>
      ) : null}
    </section>
  )
}

function Figures({ step: { figures }, year }: { step: Step; year: Estimate['year'] }) {
  if (figures.length === 0) return null
  return (
    <small>
      {year}:{' '}
      {figures.map((use, index) => (
        <Fragment key={`${use.figure}${use.value}${use.unit}`}>
          {index > 0 ? ', ' : ''}
          <Figure use={use} year={year} />
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
        {label}: {asChange(after.total - before.total)} tax in all.
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
