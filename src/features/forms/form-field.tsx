import type { ReactNode } from 'react'
import { contactTexts } from '#shared/contact-texts.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  name: string
  label: string
  /**
   * If true, the visitor must fill in the field. Has no effect on a select without an empty option, because HTML does
   * not allow `required` on such a select.
   */
  required: boolean
  hint?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoComplete?: string
  multiline?: boolean
  options?: ReactNode
  /** Label of a select's empty option. If undefined, the select has no empty option. */
  placeholder?: string
  defaultValue: string
  error?: string | undefined
}

/** Returns the element id of a field's control. A page contains only one form, so field names are unique. */
export function fieldId(name: string): string {
  return `field-${name}`
}

export function noticeId(name: string): string {
  return `${fieldId(name)}-notice`
}

export function FormField(props: Props) {
  const { label, hint, error, multiline, options, placeholder, type = 'text', ...input } = props
  const isAlwaysFilled = options !== undefined && !placeholder
  const required = props.required && !isAlwaysFilled
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
    className: 'field',
  }
  return (
    <div className="grid gap-1">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label} {required || isAlwaysFilled ? null : <span className="font-normal text-muted">(optional)</span>}
        </label>
        {/* The asterisk is outside the label, because screen readers already announce the control as required. */}
        {required ? (
          <span role="img" title={contactTexts.required(label)} className="font-semibold text-danger">
            *
          </span>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="font-semibold text-danger">
          <Icon name="warning-circle" /> {error}
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
      {placeholder ? <option value="">{placeholder}</option> : null}
      {options}
    </select>
  )
}
