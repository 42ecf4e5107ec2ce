import { useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '#queries/contact-draft'
import { emptyFields, fillIn } from '#queries/form-values'
import { contactTexts } from '#shared/contact-texts'

interface Props {
  /** The service that was chosen for the visitor, or ''. */
  preselected: string
  /** A draft was brought back: the form was begun before. */
  onFound: () => void
}

/** Stands inside the contact form: keeps what is typed there on the device, brings it back, and clears it when asked. */
export function DraftKeeper({ preselected, onFound }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const found = useRef(onFound)
  const [kept, setKept] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form) return undefined
    const draft = readDraft()
    if (draft) {
      fillIn(form, draft, preselected)
      found.current()
    }
    setKept(draft !== undefined)
    const save = async () => setKept(await saveDraft(form))
    // What was typed before the guard could come is kept once it can.
    let typed = false
    const onInput = () => {
      typed = true
      void save()
    }
    const onOnline = () => typed && save()
    form.addEventListener('input', onInput)
    addEventListener('online', onOnline)
    return () => {
      form.removeEventListener('input', onInput)
      removeEventListener('online', onOnline)
    }
  }, [preselected])

  function clear() {
    const form = place.current?.closest('form')
    if (!form) return
    emptyFields(form)
    setKept(clearDraft())
    // The button goes; the form's first field is where one begins anew.
    form.querySelector<HTMLElement>('[name=name]')?.focus()
  }

  return (
    <p ref={place} hidden={!kept} className="text-sm text-muted">
      {contactTexts.draftKept}{' '}
      <button type="button" onClick={clear} className="py-1 underline">
        {contactTexts.clearDraft}
      </button>
    </p>
  )
}
