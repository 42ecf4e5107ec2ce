import './inputs.css'
import { useState } from 'react'
import type { LimitedInput } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import { Field } from './field.tsx'
import {
  applies,
  enteredFields,
  type Field as FieldType,
  type Situation,
  situations,
  startFields,
  statusField,
  type Value,
  valueIn,
  yearField,
} from './model/fields.ts'
import { labelOf, statusNote } from './model/phrases.ts'

interface Props {
  scenario: Scenario
  limited: readonly LimitedInput[]
  onEdit(field: FieldType, value: Value): void
}

/** Shows the fields that most visitors need first, then the others by situation. */
export function Inputs(props: Props) {
  return (
    <div className="calc-inputs">
      <Fields {...props} fields={[yearField, statusField, ...startFields]} />
      <div>
        <h3 className="calc-heading">More about you</h3>
        {situations.map((situation) => (
          <SituationFields key={situation.id} {...props} situation={situation} />
        ))}
      </div>
    </div>
  )
}

function Fields({ fields, scenario, limited, onEdit }: Props & { fields: readonly FieldType[] }) {
  return (
    <div className="calc-fields">
      {fields
        .filter((field) => applies(scenario, field))
        .map((field) => (
          <Field
            key={field.id}
            field={field}
            label={labelOf(field, scenario)}
            value={valueIn(scenario, field)}
            note={field === statusField ? statusNote(scenario) : undefined}
            counted={limited.find(({ owner, key }) => owner === field.owner && key === field.key)?.counted}
            onEdit={onEdit}
          />
        ))}
    </div>
  )
}

/** Initially expanded if the URL contains values for its fields, except on phones, where the answer would be far below. */
function SituationFields({ situation, ...props }: Props & { situation: Situation }) {
  const entered = enteredFields(props.scenario).filter((field) => situation.fields.includes(field)).length
  const [open, setOpen] = useState(entered > 0 && !matchMedia('(width < 40rem)').matches)
  return (
    <details className="calc-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <strong>{situation.title}</strong>
          <span className="calc-hint">{situation.summary}</span>
        </span>
        {entered > 0 ? <span className="calc-count">{entered} entered</span> : null}
      </summary>
      {open ? <Fields {...props} fields={situation.fields} /> : null}
      {open && situation.id === 'local' ? (
        <p className="calc-hint">
          Look up your school district and city rates by address in <a href="https://tax.ohio.gov/Finder">The Finder</a>{' '}
          of the Ohio Department of Taxation.
        </p>
      ) : null}
    </details>
  )
}
