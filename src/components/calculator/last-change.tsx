import './last-change.css'
import { formatChange } from '#calculator/format'
import type { Outcome } from '#calculator/outcome'
import { keptOf, taxesOf } from '#calculator/parts'
import { ALL_TAXES } from '#calculator/phrases'
import { stepPhrases } from '#calculator/step-phrases'
import type { Estimate } from '#tax/result'

interface Props {
  label: string
  before: Outcome
  now: Outcome
}

const MAX_STEPS = 3

/** The effect of the last change on the answer and on the steps that changed most. */
export function LastChange({ label, before, now }: Props) {
  const amounts = ({ steps }: Estimate) => new Map(steps.map(({ key, amount }) => [key, amount]))
  const [amountsBefore, amountsNow] = [amounts(before.result), amounts(now.result)]
  const changes = [...new Set([...amountsNow.keys(), ...amountsBefore.keys()])]
    .map((key) => ({ key, change: (amountsNow.get(key) ?? 0) - (amountsBefore.get(key) ?? 0) }))
    .filter(({ change }) => formatChange(change) !== 'no change')
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_STEPS)
  return (
    <section className="calc-change" aria-labelledby="calc-change">
      <h3 id="calc-change">Effect of your last change</h3>
      <p>
        {label}. You keep: {formatChange(keptOf(now.parts) - keptOf(before.parts))}. {ALL_TAXES}:{' '}
        {formatChange(taxesOf(now.parts) - taxesOf(before.parts))}.
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
