import { partRows } from './model/comparison.ts'
import { formatChange } from './model/format.ts'
import type { Outcome } from './model/outcome.ts'
import { keptOf, taxesOf } from './model/parts.ts'
import { ALL_TAXES } from './model/phrases.ts'

interface Props {
  label: string
  before: Outcome
  now: Outcome
}

/** Shows how the visitor's last change affected the result and each tax. */
export function LastChange({ label, before, now }: Props) {
  const changes = partRows(before.parts, now.parts).filter(
    (row) => row.key !== 'takeHome' && row.key !== 'all' && row.saved !== row.now,
  )
  return (
    <section className="no-print px-6 text-small" aria-labelledby="calc-change">
      <h3 id="calc-change" className="text-small leading-[1.12] tracking-0">
        Effect of your last change
      </h3>
      <p className="mt-[.35rem] mb-2">
        {label}. You keep: {formatChange(keptOf(now.parts) - keptOf(before.parts))}. {ALL_TAXES}:{' '}
        {formatChange(taxesOf(now.parts) - taxesOf(before.parts))}.
      </p>
      <dl>
        {changes.map((row) => (
          <div key={row.key} className="flex flex-wrap justify-between gap-x-4 py-[.2rem] text-muted">
            <dt>{row.name}</dt>
            <dd className="ml-auto font-semibold tabular-nums">{formatChange(row.now - row.saved)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
