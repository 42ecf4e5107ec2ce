/** Puts texts into the contact form's fields, which React leaves to the browser. */
import { CONTACT_FIELDS } from '#shared/contact-texts'
import type { ContactDraft } from './contact-draft'

/**
 * Puts a draft into the fields that are still empty: what was typed since goes first.
 * @param preselected The service that was chosen for the visitor, which their own choice replaces.
 */
export function fillIn(form: HTMLFormElement, draft: ContactDraft, preselected: string): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    const text = draft[field]
    if (!text || !isControl(control) || (control.value && control.value !== preselected)) continue
    const before = control.value
    control.value = text
    // A choice that this brand does not offer would leave a select without any.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (isControl(control)) control.value = ''
  }
}

function isControl(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof Element && 'value' in element
}
