import { useState } from 'react'
import type { LimitedInput } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import { Field, HINT } from './field.tsx'
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

export function Inputs(props: Props) {
  return (
    <div className="my-6 grid gap-3">
      <Fields {...props} fields={[yearField, statusField, ...startFields]} />
      <div>
        <h3 className="mt-6 mb-3 text-lead leading-[1.12]">More about you</h3>
        {situations.map((situation) => (
          <SituationFields key={situation.id} {...props} situation={situation} />
        ))}
      </div>
    </div>
  )
}

interface FieldsProps extends Props {
  fields: readonly FieldType[]
  className?: string
}

function Fields({ fields, scenario, limited, onEdit, className = '' }: FieldsProps) {
  return (
    <div className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-6 ${className}`}>
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

/**
 * A group of fields that starts expanded if the URL contains values for them. On phones, the group always starts
 * collapsed, to keep the result near the top.
 */
function SituationFields({ situation, ...props }: Props & { situation: Situation }) {
  const entered = enteredFields(props.scenario).filter((field) => situation.fields.includes(field)).length
  const [open, setOpen] = useState(entered > 0 && !matchMedia('(width < 40rem)').matches)
  return (
    <details
      className="group border-t border-line last:border-b"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-[.6rem] after:flex-none after:text-[1.25rem] after:content-['+'_/_''] group-open:after:content-['–'_/_'']">
        <span className="flex-1">
          <strong className="font-[650]">{situation.title}</strong>
          <span className={HINT}>{situation.summary}</span>
        </span>
        {entered > 0 ? (
          <span className="flex-none rounded-[min(var(--radius),14px)] bg-mark px-[.6rem] py-[.1rem] text-[length:--size-small] text-on-mark">
            {entered} entered
          </span>
        ) : null}
      </summary>
      {open ? <Fields {...props} fields={situation.fields} className="pt-2 pb-7" /> : null}
      {open && situation.id === 'local' ? (
        <p className={`pb-6 ${HINT}`}>
          Look up your school district and city rates by address in <a href="https://tax.ohio.gov/Finder">The Finder</a>{' '}
          of the Ohio Department of Taxation.
        </p>
      ) : null}
    </details>
  )
}
