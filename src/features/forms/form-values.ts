import { CONTACT_FIELDS } from '#shared/contact-texts.ts'
import type { ContactDraft } from './contact-draft.ts'

/** Writes a draft's values into empty fields. The draft's service also replaces a preselected service. */
export function fillIn(form: HTMLFormElement, draft: ContactDraft, preselected: string): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    const text = draft[field]
    if (!text || !isControl(control) || (control.value && control.value !== preselected)) continue
    const before = control.value
    control.value = text
    // If the brand does not offer the draft's service, restores the previous service. Otherwise, the select would be empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (isControl(control)) control.value = ''
  }
}

/** Returns true if the value of any form field differs from its value in the server's HTML. */
export function hasTyped(form: HTMLFormElement): boolean {
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const options = [...form.querySelectorAll('option')]
  return (
    texts.some(({ value, defaultValue }) => value !== defaultValue) ||
    options.some(({ selected, defaultSelected, value }) => selected && !defaultSelected && value !== '')
  )
}

function isControl(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof Element && 'value' in element
}
