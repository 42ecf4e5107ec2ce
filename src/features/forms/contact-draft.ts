/**
 * Keeps a draft of the contact form in local storage, in case the page is reloaded or closed. The draft is deleted when the message
 * is sent, when the visitor clears the form, or after a week. Before saving, sensitive numbers are masked, and an email address
 * that contains one is omitted. If storage is blocked or full, the form works without a draft.
 */

import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts.ts'
import { numberGuard } from './number-guard.ts'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000

export type ContactDraft = Partial<ContactValues>

interface StoredDraft {
  key: string
  /** Time at which the draft was saved, ms since 1970. */
  at: number
  values: ContactDraft
}

/** The idempotency key. All attempts to send a message use the same key, even after a reload, so the server stores one message. */
let key: string | undefined

export function messageKey(): string {
  key ??= read()?.key ?? crypto.randomUUID()
  return key
}

/** Also adopts the draft's idempotency key. @returns undefined if there is no draft, or if the draft is damaged or too old. */
export function readDraft(): ContactDraft | undefined {
  const draft = read()
  // Another tab may send the same message and delete the draft. The shared key lets the server recognize the duplicate.
  if (draft) key = draft.key
  return draft?.values
}

/** @returns true if a draft is stored now. */
export async function saveDraft(form: HTMLFormElement): Promise<boolean> {
  const guard = await numberGuard()
  // The number guard failed to load, for example offline or after a deploy. Text that was not checked is not saved.
  if (!guard) return read() !== undefined
  // While the guard loaded, the form may have changed, or may have been sent and removed.
  if (!form.isConnected) return false
  const typed = new FormData(form)
  const values = textsOf((field) => {
    const text = String(typed.get(field) ?? '')
    const masked = guard.maskSensitive(text).text
    // A masked email address would be invalid, so it is omitted.
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

/** Deletes the draft and its key, so that the visitor's next text counts as a new message. */
export function clearDraft(): void {
  key = undefined
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // If storage is blocked, no draft was saved.
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
