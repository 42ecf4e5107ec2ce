import { useState } from 'react'
import {
  applies,
  type Field as FieldOf,
  given,
  givenIn,
  type Situation,
  situations,
  startFields,
  statusField,
  type Value,
  yearField,
} from '#calculator/fields'
import { labelOf, statusNote } from '#calculator/phrases'
import { Field } from '#components/calculator/field'
import type { Adjustment } from '#tax/result'
import type { Scenario } from '#tax/scenario'

interface Props {
  scenario: Scenario
  adjusted: readonly Adjustment[]
  onEdit(field: FieldOf, value: Value): void
}

/** The numbers most people know, and the rest by situation. */
export function Inputs(props: Props) {
  return (
    <div className="calc-inputs">
      <Fields {...props} fields={[yearField, statusField, ...startFields]} />
      <div>
        <h3 className="calc-heading">More about you</h3>
        {situations.map((situation) => (
          <More key={situation.id} {...props} situation={situation} />
        ))}
      </div>
    </div>
  )
}

function Fields({ fields, scenario, adjusted, onEdit }: Props & { fields: readonly FieldOf[] }) {
  return (
    <div className="calc-fields">
      {fields
        .filter((field) => applies(scenario, field))
        .map((field) => (
          <Field
            key={field.id}
            field={field}
            label={labelOf(field, scenario)}
            value={givenIn(scenario, field)}
            note={field === statusField ? statusNote(scenario) : undefined}
            taken={adjusted.find(({ owner, key }) => owner === field.owner && key === field.key)?.taken}
            onEdit={onEdit}
          />
        ))}
    </div>
  )
}

/** Open from the start where something is given already. */
function More({ situation, ...props }: Props & { situation: Situation }) {
  const filled = given(props.scenario).filter((field) => situation.fields.includes(field)).length
  const [open, setOpen] = useState(filled > 0)
  return (
    <details className="calc-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <strong>{situation.title}</strong>
          <span className="calc-hint">{situation.about}</span>
        </span>
        {filled > 0 ? <span className="calc-count">{filled} given</span> : null}
      </summary>
      {open ? <Fields {...props} fields={situation.fields} /> : null}
      {open && situation.id === 'local' ? (
        <p className="calc-hint">
          Look up your rates at <a href="https://tax.ohio.gov/Finder">The Finder</a> of the Ohio Department of Taxation,
          which knows school districts and cities by address.
        </p>
      ) : null}
    </details>
  )
}
