import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { noticeId } from './form-field.tsx'
import { type Suggestion, suggestEmail, suggestPhone } from './suggestions.ts'
import { useFormCheck } from './use-form-check.tsx'

const RULES = Object.entries({ email: suggestEmail, phone: suggestPhone })

interface TypedSuggestion extends Suggestion {
  /** The field's current text. It equals the suggested correction in `value` once the visitor has accepted the suggestion. */
  typed: string
}

export function FieldSuggestions({ form }: { form: HTMLFormElement }) {
  const find = useCallback((before: Record<string, TypedSuggestion>) => findSuggestions(form, before), [form])
  const [found, check] = useFormCheck(form, find)

  return Object.entries(found).map(([field, suggestion]) => {
    const place = document.getElementById(noticeId(field))
    const control = form.elements.namedItem(field)
    if (!place || !(control instanceof HTMLInputElement)) return null
    const accept = () => {
      control.value = suggestion.value
      control.focus()
      // Sends an input event, so that draft-keeper.tsx saves the corrected value in the draft.
      control.dispatchEvent(new Event('input', { bubbles: true }))
      check()
    }
    return createPortal(<SuggestionNotice suggestion={suggestion} onAccept={accept} />, place, field)
  })
}

function SuggestionNotice({ suggestion, onAccept }: { suggestion: TypedSuggestion; onAccept: () => void }) {
  return (
    <p className="mt-2 text-small">
      {suggestion.typed !== suggestion.value && (
        <button type="button" onClick={onAccept} className="py-1 text-start underline">
          Did you mean {suggestion.value}?
        </button>
      )}{' '}
      {suggestion.leftOut ? `Please write “${suggestion.leftOut}” in your message.` : null}
    </p>
  )
}

function findSuggestions(form: HTMLFormElement, before: Record<string, TypedSuggestion>) {
  const found: Record<string, TypedSuggestion> = {}
  for (const [field, suggest] of RULES) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement)) continue
    const typed = control.value
    const last = before[field]
    // If a correction leaves out a part of the phone number, keeps the note about that part until the visitor edits the field.
    if (last?.leftOut && last.value === typed) {
      found[field] = { ...last, typed }
      continue
    }
    // Does not suggest a correction while the visitor is typing. Keeps a suggestion if the visitor returns to an
    // unchanged field.
    if (control === document.activeElement && last?.typed !== typed) continue
    const suggestion = suggest(typed)
    if (suggestion) found[field] = { typed, ...suggestion }
  }
  return found
}
