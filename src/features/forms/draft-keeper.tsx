import { useEffect, useRef, useState } from 'react'
import { contactTexts } from '#shared/contact-texts.ts'
import { clearDraft, readDraft, saveDraft } from './contact-draft.ts'
import { emptyFields, fillIn, hasTyped } from './form-values.ts'

interface Props {
  /** Title of the service that the page preselected, or ''. */
  preselected: string
  /** Called if the visitor began the form on an earlier visit. */
  onRestore: () => void
}

/** Saves the contact form around it as a draft on the visitor's device, restores the draft, and offers to clear it. */
export function DraftKeeper({ preselected, onRestore }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const restored = useRef(onRestore)
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form) return undefined
    // The visitor may have typed before the page hydrated.
    let hasInput = hasTyped(form)
    const draft = readDraft()
    if (draft) {
      fillIn(form, draft, preselected)
      restored.current()
    }
    setIsSaved(draft !== undefined)
    const save = async () => setIsSaved(await saveDraft(form))
    // Offline, the number guard may be missing, so nothing is saved. Retries once the browser is online.
    if (hasInput) void save()
    const onInput = () => {
      hasInput = true
      void save()
    }
    const onOnline = () => hasInput && save()
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
    clearDraft()
    setIsSaved(false)
    // The button disappears, so the focus moves to the first field.
    form.querySelector<HTMLElement>('[name=name]')?.focus()
  }

  return (
    <p ref={place} hidden={!isSaved} className="text-small text-muted">
      {contactTexts.draftKept}{' '}
      <button type="button" onClick={clear} className="py-1 underline">
        {contactTexts.clearDraft}
      </button>
    </p>
  )
}
