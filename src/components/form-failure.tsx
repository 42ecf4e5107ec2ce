import type { Ref } from 'react'
import { FieldErrors } from '#components/field-errors'
import { Phone } from '#components/phone'
import { contactTexts, type FormErrors } from '#shared/contact-texts'
import { contentTexts } from '#shared/content'

export interface FormFailed {
  message: string
  fields: FormErrors
  /** The browser had no connection. */
  offline: boolean
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
      {failed.offline ? (
        <p>
          {contentTexts.offline} {contactTexts.textKept}
        </p>
      ) : null}
      <p className="text-muted">
        Or call us: <Phone number={phone} />
      </p>
    </div>
  )
}
