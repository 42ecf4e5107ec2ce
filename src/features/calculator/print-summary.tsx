import { differingFields, enteredFields, valueIn } from './model/fields.ts'
import type { Outcome } from './model/outcome.ts'
import { labelOf, valueText } from './model/phrases.ts'

/** Lists the visitor's inputs. In print, this list replaces the form. */
export function PrintSummary({ now: { scenario }, saved }: { now: Outcome; saved: Outcome | null }) {
  const differing = saved ? differingFields(saved.scenario, scenario) : []
  return (
    <div className="calc-sheet print-only">
      <p>This is not a tax return and not tax advice.</p>
      <h2>{saved ? 'The same in Saved and Now' : 'Your numbers'}</h2>
      <dl>
        {enteredFields(scenario)
          .filter((field) => !differing.includes(field))
          .map((field) => (
            <div key={field.id}>
              <dt>{labelOf(field, scenario)}</dt>
              <dd>{valueText(field, valueIn(scenario, field))}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
