interface Props {
  name: string
  label: string
  required: boolean
  /** Under the label: what the field is for, or what is not to go in. */
  hint?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoComplete?: string
  multiline?: boolean
  /** Makes it a native select. */
  options?: readonly string[]
  placeholder?: string
  defaultValue: string
  error?: string | undefined
}

/** A page has one form, so a field's name is enough to find it by, from the list of what is wrong too. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** Where a field is told something that is no error. */
export function noticeId(name: string): string {
  return `${fieldId(name)}-notice`
}

/** Label, hint, error and control, tied together for assistive technology with or without script. */
export function FormField(props: Props) {
  const { label, hint, required, error, multiline, options, placeholder, type = 'text', ...input } = props
  const id = fieldId(input.name)
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const notice = noticeId(input.name)
  const control = {
    ...input,
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId, notice].filter(Boolean).join(' '),
    className:
      'w-full rounded-sm border border-muted bg-surface px-3 py-2.5 text-ink aria-[invalid]:border-2 aria-[invalid]:border-danger',
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label} {required ? null : <span className="font-normal text-muted">(optional)</span>}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="font-semibold text-danger">
          <span className="i-ph-warning-circle" aria-hidden="true" /> {error}
        </p>
      ) : null}
      <div>
        <Control {...control} multiline={multiline} options={options} placeholder={placeholder} type={type} />
        <div id={notice} role="status" />
      </div>
    </div>
  )
}

type ControlProps = Omit<Props, 'label' | 'hint' | 'error'> & { id: string; className: string }

function Control({ multiline, options, placeholder, type, ...control }: ControlProps) {
  if (multiline) return <textarea {...control} rows={6} />
  if (!options) return <input {...control} type={type} />
  return (
    <select {...control}>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
