import type { Ref } from 'react'
import { FieldErrors } from '#components/field-errors'
import { Phone } from '#components/phone'
import type { FormErrors } from '#shared/contact-texts'

export interface FormFailed {
  message: string
  fields: FormErrors
}

interface Props {
  failed: FormFailed
  /** The names of the form's fields, in its order. */
  fields: readonly string[]
  phone: string
  ref: Ref<HTMLDivElement>
}

/** Explains why a form was not sent, and offers the phone number instead. */
export function FormFailure({ failed, fields, phone, ref }: Props) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="border-l-4 border-danger bg-surface p-4">
      <FieldErrors fields={fields} errors={failed.fields} fallback={failed.message} />
      <p className="text-muted">
        Or call us: <Phone number={phone} />
      </p>
    </div>
  )
}
