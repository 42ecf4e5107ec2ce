/**
 * Stores a draft of the contact form in local storage, in case the page is reloaded or closed. Deletes the draft when
 * the message is sent, when the visitor clears the form, or after a week. Masks sensitive numbers in the draft, and
 * omits an email address with such a number. If storage is blocked or full, the form works without a draft.
 */

import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts.ts'
import { numberGuard } from './number-guard.ts'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000

export type ContactDraft = Partial<ContactValues>

interface StoredDraft {
  key: string
  /** Time when the draft was saved, in ms since 1970. */
  at: number
  values: ContactDraft
}

/**
 * Idempotency key of the visitor's current message. All attempts to send the message use this key, even after a reload,
 * so the server stores no duplicates.
 */
let key: string | undefined

export function messageKey(): string {
  key ??= read()?.key ?? crypto.randomUUID()
  return key
}

/** Reads the draft and its idempotency key. @returns undefined if there is no draft, or if it is damaged or too old. */
export function readDraft(): ContactDraft | undefined {
  const draft = read()
  // Another tab may send this message and delete the draft. Keeps the draft's key, so the server recognizes a duplicate.
  if (draft) key = draft.key
  return draft?.values
}

/**
 * Saves the contact form's values as a draft.
 * @returns true if a draft is now stored.
 */
export async function saveDraft(form: HTMLFormElement): Promise<boolean> {
  const guard = await numberGuard()
  // Text must not be saved unmasked. The code that masks sensitive numbers may fail to load, for example offline.
  if (!guard) return read() !== undefined
  // If the visitor submitted the form while `numberGuard` loaded the masking code, the form is no longer on the page.
  if (!form.isConnected) return false
  const typed = new FormData(form)
  const values = textsOf((field) => {
    const text = String(typed.get(field) ?? '')
    const masked = guard.maskSensitive(text).text
    // Omits an email address from the draft if it contains a masked number, because the address would be invalid.
    return field === 'email' && masked !== text ? '' : masked
  })
  if (!values) {
    clearDraft()
    return false
  }
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ key: messageKey(), at: Date.now(), values } satisfies StoredDraft))
  } catch {
    return false
  }
  return true
}

export function clearDraft(): void {
  key = undefined
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Ignores an error when deleting the draft, because no draft is stored if storage is blocked.
  }
}

function read(): StoredDraft | undefined {
  try {
    const stored: Partial<StoredDraft> | null = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
    const values = stored && textsOf((field) => Reflect.get(Object(stored.values), field))
    if (!values || typeof stored.key !== 'string' || !(Number(stored.at) > Date.now() - DRAFT_LIFE_MS)) {
      localStorage.removeItem(DRAFT_KEY)
      return undefined
    }
    return { key: stored.key, at: Number(stored.at), values }
  } catch {
    return undefined
  }
}

function textsOf(value: (field: string) => unknown): ContactDraft | undefined {
  const texts = CONTACT_FIELDS.flatMap((field) => {
    const text = value(field)
    return typeof text === 'string' && text !== '' ? [[field, text]] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
