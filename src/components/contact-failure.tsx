import type { Ref } from 'react'
import { FieldErrors } from '#components/field-errors'
import { FORM_FIELDS } from '#components/form-fields'
import { Phone } from '#components/phone'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { contentTexts } from '#shared/content'

export interface ContactFailed {
  message: string
  fields: ContactErrors
  /** The browser had no connection. */
  offline: boolean
}

/** Explains why a message was not sent, and offers the phone number instead. */
export function ContactFailure({
  failed,
  phone,
  ref,
}: {
  failed: ContactFailed
  phone: string
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="border-l-4 border-danger bg-surface p-4">
      <FieldErrors fields={FORM_FIELDS} errors={failed.fields} fallback={failed.message} />
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
