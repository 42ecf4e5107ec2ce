import { memo, useEffect, useState } from 'react'
import type { Field as FieldOf, Kind, Value } from '#calculator/fields'
import { baseNames, saidValue, statusNames, takenReasons } from '#calculator/phrases'
import { readText, textOf } from '#calculator/reading'
import { years } from '#tax/years'

interface Props {
  field: FieldOf
  label: string
  value: Value
  /** What the estimate counts, where that is not the value. */
  taken: number | undefined
  /** What is to be known of a choice. */
  note: string | undefined
  onEdit(field: FieldOf, value: Value): void
}

const options: Partial<Record<Kind, (readonly [Value, string])[]>> = {
  year: years.toReversed().map((year) => [year, `${year}`] as const),
  status: Object.entries(statusNames),
  base: Object.entries(baseNames),
}

const PAUSE_MS = 700

/** One value of the scenario. What cannot be read is told here, and the last that could stays what counts. */
export const Field = memo(function Field(props: Props) {
  const { field, label, value, note, onEdit } = props
  const id = `calc-${field.id}`
  if (field.kind === 'flag')
    return (
      <label className="calc-flag">
        <input
          type="checkbox"
          className="tick"
          checked={value === true}
          onChange={({ target }) => onEdit(field, target.checked)}
        />
        <span>{label}</span>
      </label>
    )
  const choices = options[field.kind]
  if (!choices) return <TextField {...props} />
  return (
    <div className="calc-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={`${value}`}
        aria-describedby={note && `${id}-note`}
        onChange={({ target }) => onEdit(field, field.kind === 'year' ? Number(target.value) : target.value)}
      >
        {choices.map(([key, name]) => (
          <option key={name} value={`${key}`}>
            {name}
          </option>
        ))}
      </select>
      {note ? (
        <p id={`${id}-note`} className="calc-taken">
          {note}
        </p>
      ) : null}
    </div>
  )
})

function TextField({ field, label, value, taken, onEdit }: Props) {
  const [text, setText] = useState(() => textOf(field, value))
  const [fault, setFault] = useState<string>()
  const [told, setTold] = useState(false)
  const id = `calc-${field.id}`
  const hintId = field.hint && `${id}-hint`
  const faultId = told && fault && `${id}-fault`
  const takenId = taken !== undefined && !faultId && `${id}-taken`
  const money = field.kind === 'amount' || field.kind === 'loss'

  function type(next: string) {
    const read = readText(field, next)
    setText(next)
    setFault('fault' in read ? read.fault : undefined)
    if ('value' in read) onEdit(field, read.value)
  }

  function leave() {
    if (fault) setTold(true)
    else setText(textOf(field, value))
  }

  // "12," is on its way to 12,345: it is no fault before the typing stops.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!fault) return setTold(false)
    const paused = setTimeout(() => setTold(true), PAUSE_MS)
    return () => clearTimeout(paused)
  }, [fault, text])

  return (
    <div className="calc-field">
      <label htmlFor={id}>{label}</label>
      {field.hint ? (
        <p id={hintId} className="calc-hint">
          {field.hint}
        </p>
      ) : null}
      <div className="calc-input" data-money={money}>
        <input
          id={id}
          // The decimal keys of phones have no minus.
          inputMode={
            field.kind === 'loss' ? 'text' : field.kind === 'count' || field.kind === 'age' ? 'numeric' : 'decimal'
          }
          autoComplete="off"
          value={text}
          placeholder={field.kind === 'age' ? undefined : '0'}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[hintId, faultId, takenId].filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      </div>
      {faultId ? (
        <p id={faultId} className="calc-fault" role="alert">
          <span className="i-ph-warning-circle" aria-hidden="true" /> {fault}. {saidValue(field, value)} still counts.
        </p>
      ) : null}
      {takenId ? (
        <p id={takenId} className="calc-taken">
          Counted as {saidValue(field, taken)}: {takenReasons[field.key] ?? takenReasons.pay}.
        </p>
      ) : null}
    </div>
  )
}
