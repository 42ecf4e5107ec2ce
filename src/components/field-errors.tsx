import { fieldId } from '#components/form-field'
import type { FormErrors } from '#shared/contact-texts'

interface Props {
  /** The names of the fields, in the order of the form. */
  fields: readonly string[]
  errors: FormErrors
  /** Shown if no field has an error. */
  fallback: string
}

/** The errors of a form. Each one links to its field. */
export function FieldErrors({ fields, errors, fallback }: Props) {
  const invalid = fields.filter((name) => errors[name] !== undefined)
  if (invalid.length === 0) return <p className="font-bold">{fallback}</p>
  return (
    <ul>
      {invalid.map((name) => (
        <li key={name} className="font-bold">
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              // Following the fragment would add an entry to the browser's history.
              event.preventDefault()
              document.getElementById(fieldId(name))?.focus()
            }}
          >
            {errors[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
