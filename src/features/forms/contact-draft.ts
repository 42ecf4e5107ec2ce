/**
 * A draft of the contact form in local storage, so that a reload or a closed tab does not lose it. It lasts until the
 * message is sent, the visitor clears it, or it is a week old. Sensitive numbers are masked before it is saved. An email
 * address with a sensitive number is left out. If storage is blocked or full, the form works without a draft.
 */

import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts.ts'
import { numberGuard } from './number-guard.ts'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000

export type ContactDraft = Partial<ContactValues>

interface StoredDraft {
  /** The message's idempotency key. */
  key: string
  /** When the draft was saved, ms since 1970. */
  at: number
  values: ContactDraft
}

/** The idempotency key. All attempts to send one message share it, also after a reload, so the server stores it once. */
let key: string | undefined

export function messageKey(): string {
  key ??= read()?.key ?? crypto.randomUUID()
  return key
}

/**
 * Also adopts the draft's idempotency key for the next message.
 * @returns undefined if there is no draft, or if it is damaged or too old.
 */
export function readDraft(): ContactDraft | undefined {
  const draft = read()
  // Another tab may send the same message and delete the draft. The server must recognize the second one.
  if (draft) key = draft.key
  return draft?.values
}

/** @returns whether a draft is stored now. */
export async function saveDraft(form: HTMLFormElement): Promise<boolean> {
  const guard = await numberGuard()
  // The guard failed to load, offline or after a deploy. Unchecked text is not saved.
  if (!guard) return read() !== undefined
  // The form may have changed, or been sent and removed, while the guard loaded.
  if (!form.isConnected) return false
  const typed = new FormData(form)
  const values = textsOf((field) => {
    const text = String(typed.get(field) ?? '')
    const masked = guard.maskSensitive(text).text
    // A masked email address would be invalid.
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

/** Deletes the draft and its key, so that the next text is a new message. */
export function clearDraft(): void {
  key = undefined
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is blocked, so no draft was saved either.
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
