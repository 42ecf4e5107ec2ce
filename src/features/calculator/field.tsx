import { memo, type ReactNode, useEffect, useState } from 'react'
import { years } from '#tax/years.ts'
import { Icon } from '#ui/icon.tsx'
import { formatFieldText, parseFieldText } from './model/field-text.ts'
import type { Field as FieldType, Kind, Value } from './model/fields.ts'
import { baseNames, limitReasons, statusNames, valueText } from './model/phrases.ts'

interface Props {
  field: FieldType
  label: string
  value: Value
  /** The amount that the estimate uses, if it differs from the amount that the visitor entered. */
  counted: number | undefined
  note: string | undefined
  onEdit(field: FieldType, value: Value): void
}

const options: Partial<Record<Kind, (readonly [Value, string])[]>> = {
  year: years.toReversed().map((year) => [year, `${year}`] as const),
  status: Object.entries(statusNames),
  base: Object.entries(baseNames),
}

const ERROR_DELAY_MS = 700

/** Uses a subgrid, so that the labels, hints, inputs and errors of adjacent calculator fields line up. */
const FIELD = 'row-span-4 grid grid-rows-[subgrid] content-start gap-y-1 pb-5'
export const HINT = 'block text-[length:--size-small] text-muted'

export const Field = memo(function Field(props: Props) {
  const { field, label, value, onEdit } = props
  if (options[field.kind]) return <SelectField {...props} />
  if (field.kind !== 'flag') return <TextField {...props} />
  return (
    <label className="row-span-4 flex items-start gap-3 self-center pt-[.6rem] pb-5">
      <input type="checkbox" checked={value === true} onChange={({ target }) => onEdit(field, target.checked)} />
      <span>{label}</span>
    </label>
  )
})

function SelectField({ field, label, value, note, onEdit }: Props) {
  const id = `calc-${field.id}`
  return (
    <div className={FIELD}>
      <label htmlFor={id} className="row-[1/span_2] self-end font-semibold">
        {label}
      </label>
      <select
        className="field row-start-3 tabular-nums"
        id={id}
        value={`${value}`}
        aria-describedby={note && `${id}-note`}
        onChange={({ target }) => onEdit(field, field.kind === 'year' ? Number(target.value) : target.value)}
      >
        {options[field.kind]?.map(([key, name]) => (
          <option key={name} value={`${key}`}>
            {name}
          </option>
        ))}
      </select>
      {note ? <NoteBelow id={`${id}-note`}>{note}</NoteBelow> : null}
    </div>
  )
}

function TextField({ field, label, value, counted, onEdit }: Props) {
  const [text, setText] = useState(() => formatFieldText(field, value))
  const [error, setError] = useState<string>()
  const [errorShown, setErrorShown] = useState(false)
  const id = `calc-${field.id}`
  const hintId = field.hint && `${id}-hint`
  const errorId = errorShown && error && `${id}-error`
  const countedId = counted !== undefined && !errorId && `${id}-counted`
  const isMoney = field.kind === 'amount' || field.kind === 'loss'

  function handleChange(newText: string) {
    const parsed = parseFieldText(field, newText)
    setText(newText)
    setError('error' in parsed ? parsed.error : undefined)
    if ('value' in parsed) onEdit(field, parsed.value)
  }

  function handleBlur() {
    if (error) setErrorShown(true)
    else setText(formatFieldText(field, value))
  }

  // Shows the error only after the visitor stops typing, because "12," may become "12,345".
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the delay.
  useEffect(() => {
    if (!error) return setErrorShown(false)
    const timer = setTimeout(() => setErrorShown(true), ERROR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [error, text])

  return (
    <div className={FIELD}>
      <label htmlFor={id} className={`${field.hint ? 'row-start-1' : 'row-[1/span_2]'} self-end font-semibold`}>
        {label}
      </label>
      {field.hint ? (
        <p id={hintId} className={HINT}>
          {field.hint}
        </p>
      ) : null}
      <div
        data-unit={isMoney ? '$' : undefined}
        className={`row-start-3 ${isMoney ? "relative before:absolute before:top-1/2 before:left-3 before:-translate-y-1/2 before:text-muted before:content-[attr(data-unit)_/_'']" : ''}`}
      >
        <input
          className={`field tabular-nums placeholder:text-muted ${isMoney ? 'pl-[1.6rem]' : ''}`}
          id={id}
          // Fields that allow negative amounts do not use the decimal keyboard, because it has no minus sign on phones.
          inputMode={
            field.kind === 'loss' ? 'text' : field.kind === 'count' || field.kind === 'age' ? 'numeric' : 'decimal'
          }
          autoComplete="off"
          value={text}
          placeholder={field.kind === 'age' ? undefined : '0'}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={[hintId, errorId, countedId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => handleChange(target.value)}
          onBlur={handleBlur}
        />
      </div>
      {errorId ? (
        <p id={errorId} className="row-start-4 text-[length:--size-small] font-semibold text-danger" role="alert">
          <Icon name="warning-circle" /> {error}. Until you correct this, the calculator uses {valueText(field, value)}.
        </p>
      ) : null}
      {countedId ? (
        <NoteBelow id={countedId}>
          Counted as {valueText(field, counted)}: {limitReasons[field.key] ?? limitReasons.pay}.
        </NoteBelow>
      ) : null}
    </div>
  )
}

function NoteBelow({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="row-start-4 border-l-3 border-mark pl-3 text-[length:--size-small]">
      {children}
    </p>
  )
}
