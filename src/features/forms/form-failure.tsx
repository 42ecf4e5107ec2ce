import type { Ref } from 'react'
import { Phone } from '#features/firm/phone.tsx'
import type { FormErrors } from '#shared/contact-texts.ts'
import { fieldId } from './form-field.tsx'

export interface FormFailed {
  message: string
  fields: FormErrors
}

interface Props {
  failed: FormFailed
  fields: readonly string[]
  phone: string
  ref: Ref<HTMLDivElement>
}

export function FormFailure({ failed, fields, phone, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="border-l-4 border-danger bg-surface p-4">
      <FieldErrors fields={fields} errors={failed.fields} fallback={failed.message} />
      <p className="mt-1 text-muted">
        Or call us: <Phone number={phone} />
      </p>
    </div>
  )
}

interface ErrorsProps {
  fields: readonly string[]
  errors: FormErrors
  fallback: string
}

function FieldErrors({ fields, errors, fallback }: ErrorsProps) {
  const invalid = fields.filter((name) => errors[name] !== undefined)
  if (invalid.length === 0) return <p className="font-bold text-danger">{fallback}</p>
  return (
    <>
      <p className="font-bold text-danger">
        {invalid.length === 1 ? 'Please correct one field' : `Please correct ${invalid.length} fields`}
      </p>
      <ul className="mt-1">
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                // Focuses the field without navigating to its fragment, because the navigation would add a browser history entry.
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
