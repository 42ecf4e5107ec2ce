import { type FormEvent, useState } from 'react'
import type { ContactFailed } from '#components/contact-failure'
import { contactRules } from '#queries/contact'
import type { PublicBrand } from '#shared/brand'
import { CONTACT_FIELDS, type ContactErrors } from '#shared/contact-texts'

/** The form's last failure, without the errors of fields that the visitor has corrected since. */
export function useContactErrors(first: ContactFailed | undefined, brand: PublicBrand) {
  const [failed, setFailed] = useState(first)
  const [errors, setErrors] = useState<ContactErrors>(first?.fields ?? {})

  function fail(failure: ContactFailed | undefined) {
    setFailed(failure)
    setErrors(failure?.fields ?? {})
  }

  async function recheck({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    const field = CONTACT_FIELDS.find((name) => name === (target as HTMLInputElement).name)
    if (!field || errors[field] === undefined) return
    const rules = await contactRules()
    if (!rules || !form.isConnected) return
    const check = rules.checkContact(Object.fromEntries(new FormData(form)), brand)
    setErrors(({ [field]: corrected, ...others }) => {
      const error = check.ok ? undefined : check.fields[field]
      return error === undefined || corrected === undefined ? others : { ...others, [field]: error }
    })
  }

  const isCorrected = failed && Object.keys(failed.fields).length > 0 && Object.keys(errors).length === 0
  return { failed, shown: failed && !isCorrected ? { ...failed, fields: errors } : undefined, fail, recheck }
}
