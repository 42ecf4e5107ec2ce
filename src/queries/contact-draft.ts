/**
 * What a visitor has typed into the contact form, kept in their tab until it is sent or cleared, so that it survives a
 * page that is loaded anew. Storage may be forbidden or full: the form then works without a draft.
 */
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts'

/** Session storage key: gone with the tab, since a message may hold what nobody else at this device should read. Named on the cookies page. */
export const DRAFT_KEY = 'contact-draft'

export type ContactDraft = Partial<ContactValues>

/** undefined: there is none, or none that can be read. */
export function readDraft(): ContactDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    return typeof stored === 'object' && stored ? textsOf((field) => Reflect.get(stored, field)) : undefined
  } catch {
    return undefined
  }
}

/** @returns whether there is anything to keep. */
export function saveDraft(form: HTMLFormElement): boolean {
  const typed = new FormData(form)
  const draft = textsOf((field) => typed.get(field))
  if (!draft) return clearDraft()
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    return false
  }
  return true
}

export function clearDraft(): false {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing could be kept there either.
  }
  return false
}

/** Puts a draft into the fields that are still empty: what was typed since goes first. */
export function fillIn(form: HTMLFormElement, draft: ContactDraft): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (!isControl(control) || control.value) continue
    control.value = draft[field] ?? ''
    // A choice that this brand does not offer would leave a select without any.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (isControl(control)) control.value = ''
  }
}

function textsOf(value: (field: string) => unknown): ContactDraft | undefined {
  const texts = CONTACT_FIELDS.flatMap((field) => {
    const text = value(field)
    return typeof text === 'string' && text !== '' ? [[field, text]] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function isControl(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof Element && 'value' in element
}
