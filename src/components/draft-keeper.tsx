import { useEffect, useRef, useState } from 'react'
import { clearDraft, emptyFields, fillIn, readDraft, saveDraft } from '#queries/contact-draft'
import { contactTexts } from '#shared/contact-texts'

/** Stands inside the contact form: keeps what is typed there on the device, brings it back, and clears it when asked. */
export function DraftKeeper() {
  const place = useRef<HTMLParagraphElement>(null)
  const [kept, setKept] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const draft = readDraft()
    if (draft) fillIn(form, draft)
    setKept(draft !== undefined)
    const save = () => setKept(saveDraft(form))
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }, [])

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
