import { fieldId } from '#components/form-field'
import type { ContactErrors, ContactField } from '#shared/contact-texts'

interface Props {
  /** In the order of the form. */
  fields: readonly { name: ContactField }[]
  errors: ContactErrors
  /** What is said where no field is to blame. */
  otherwise: string
}

/** What is wrong with a form, each fault a link to its field. */
export function FieldErrors({ fields, errors, otherwise }: Props) {
  const faults = fields.filter(({ name }) => errors[name] !== undefined)
  if (faults.length === 0) return <p className="font-bold">{otherwise}</p>
  return (
    <ul>
      {faults.map(({ name }) => (
        <li key={name} className="font-bold">
          <a
            href={`#${fieldId(name)}`}
            onClick={(event) => {
              // Straight to the field: as an address the fragment would be one more step back.
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
