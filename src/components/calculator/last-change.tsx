import './last-change.css'
import { formatChange } from '#calculator/format'
import { stepPhrases } from '#calculator/step-phrases'
import type { Estimate } from '#tax/result'

interface Props {
  label: string
  before: Estimate
  after: Estimate
}

const MAX_STEPS = 6

/** The effect of the last change on the total and on the steps that changed most. */
export function LastChange({ label, before, after }: Props) {
  const amounts = ({ steps }: Estimate) => new Map(steps.map(({ key, amount }) => [key, amount]))
  const [amountsBefore, amountsAfter] = [amounts(before), amounts(after)]
  const changes = [...new Set([...amountsAfter.keys(), ...amountsBefore.keys()])]
    .map((key) => ({ key, change: (amountsAfter.get(key) ?? 0) - (amountsBefore.get(key) ?? 0) }))
    .filter(({ change }) => formatChange(change) !== 'no change')
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_STEPS)
  return (
    <section className="calc-change" aria-labelledby="calc-change">
      <h3 id="calc-change">What your last change did</h3>
      <p>
        {label}. Total tax: {formatChange(after.total - before.total)}.
      </p>
      <dl>
        {changes.map(({ key, change }) => (
          <div key={key}>
            <dt>{stepPhrases[key][0]}</dt>
            <dd>{formatChange(change)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
