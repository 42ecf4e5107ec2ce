import { differingFields, enteredFields, valueIn } from './model/fields.ts'
import type { Outcome } from './model/outcome.ts'
import { labelOf, valueText } from './model/phrases.ts'
import { PRINTED_HEADING } from './part-text.tsx'

export function PrintSummary({ now: { scenario }, saved }: { now: Outcome; saved: Outcome | null }) {
  const differing = saved ? differingFields(saved.scenario, scenario) : []
  return (
    <div className="print-only">
      <p>This is not a tax return and not tax advice.</p>
      <h2 className={PRINTED_HEADING}>{saved ? 'The same in Saved and Now' : 'Your numbers'}</h2>
      <dl>
        {enteredFields(scenario)
          .filter((field) => !differing.includes(field))
          .map((field) => (
            <div
              key={field.id}
              className="flex break-inside-avoid justify-between gap-[.4rem] border-[#888] border-b-[.5pt]"
            >
              <dt>{labelOf(field, scenario)}</dt>
              <dd className="text-right tabular-nums">{valueText(field, valueIn(scenario, field))}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
