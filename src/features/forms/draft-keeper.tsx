import { useEffect, useRef, useState } from 'react'
import { contactTexts } from '#shared/contact-texts.ts'
import { clearDraft, readDraft, saveDraft } from './contact-draft.ts'
import { emptyFields, fillIn, hasTyped } from './form-values.ts'

interface Props {
  preselected: string
  onRestore: () => void
}

export function DraftKeeper({ preselected, onRestore }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const restored = useRef(onRestore)
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (import.meta.env.SSR || !form) return undefined
    let hasInput = hasTyped(form)
    const draft = readDraft()
    if (draft) {
      fillIn(form, draft, preselected)
      restored.current()
    }
    setIsSaved(draft !== undefined)
    const save = async () => setIsSaved(await saveDraft(form))
    if (hasInput) void save()
    const onInput = () => {
      hasInput = true
      void save()
    }
    // Saves the draft once the browser is online. Offline, the code that finds sensitive numbers may not load.
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
    // Moves focus to the form's first field, because the focused button disappears.
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
