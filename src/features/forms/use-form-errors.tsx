import { type FormEvent, useState } from 'react'
import type { FormErrors } from '#shared/contact-texts.ts'
import type { PageState } from '#shared/page.ts'
import type { FormFailed } from './form-failure.tsx'
import type { FormKind, Typed } from './send-form.ts'

export function useFormErrors(first: FormFailed | undefined, kind: FormKind, page: PageState) {
  const [failed, setFailed] = useState(first)
  const [errors, setErrors] = useState<FormErrors>(first?.fields ?? {})

  function fail(failure: FormFailed | undefined) {
    setFailed(failure)
    setErrors(failure?.fields ?? {})
  }

  /** Validates all fields again and removes corrected errors, because one field's error may depend on another field. */
  async function recheck({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const rules = await kind.rules()
    if (!rules || !form.isConnected) return
    const check = rules(typedIn(form), page)
    const left: FormErrors = check.ok ? {} : check.fields
    setErrors((shown) =>
      Object.fromEntries(Object.keys(shown).flatMap((field) => (left[field] ? [[field, left[field]]] : []))),
    )
  }

  const isCorrected = failed && Object.keys(failed.fields).length > 0 && Object.keys(errors).length === 0
  return { failed, shown: failed && !isCorrected ? { ...failed, fields: errors } : undefined, fail, recheck }
}

export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]))
}
