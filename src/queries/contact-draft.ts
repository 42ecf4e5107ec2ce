/**
 * What a visitor has typed into the contact form, kept on their device until it is sent, cleared or a week old, so that
 * neither a reload nor a closed tab loses it. Numbers that the guard finds are taken out first, and so is
 * an address that holds one. Storage may be forbidden or full: the form then works without a draft.
 */
import { CONTACT_FIELDS, type ContactValues } from '#shared/contact-texts'
import { lateCode } from '#shared/late-code'

/** What finds numbers that are not to be kept. */
export const numberGuard = lateCode(() => import('#shared/sensitive'))

/** Local storage key. Named on the cookies page. */
export const DRAFT_KEY = 'contact-draft'

export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000

export type ContactDraft = Partial<ContactValues>

interface Kept {
  /** The message's key. */
  key: string
  /** When it was typed, ms since 1970. */
  at: number
  values: ContactDraft
}

/** The same for each attempt to send one message, before and after a reload: the server stores it once. */
let key: string | undefined

export function messageKey(): string {
  key ??= read()?.key ?? crypto.randomUUID()
  return key
}

/** What is sent from now on has its key. undefined: there is none, none that can be read, or none that is young enough. */
export function readDraft(): ContactDraft | undefined {
  const kept = read()
  // At once: should another tab send the message first, the draft is gone, and this one must be known as the same.
  if (kept) key = kept.key
  return kept?.values
}

/** @returns whether there is anything to keep. */
export async function saveDraft(form: HTMLFormElement): Promise<boolean> {
  const guard = await numberGuard()
  // Without the guard, replaced by a deploy or offline, nothing is kept that it has not seen.
  if (!guard) return read() !== undefined
  // Looked at only now: meanwhile the form may have been typed into, cleared, or sent and taken away.
  if (!form.isConnected) return false
  const typed = new FormData(form)
  const values = textsOf((field) => {
    const text = String(typed.get(field) ?? '')
    const masked = guard.maskSensitive(text).text
    // Words in place of a number make no address.
    return field === 'email' && masked !== text ? '' : masked
  })
  if (!values) return clearDraft()
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ key: messageKey(), at: Date.now(), values } satisfies Kept))
  } catch {
    return false
  }
  return true
}

/** With it goes the message's key: what is typed next is another message. */
export function clearDraft(): false {
  key = undefined
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing could be kept there either.
  }
  return false
}

function read(): Kept | undefined {
  try {
    const stored: Partial<Kept> | null = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
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
