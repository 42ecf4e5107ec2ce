import { CONSENT_KEY } from '#browser/storage-keys.ts'
import { isRefusedByBrowser } from './refusal.ts'

export type Consent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
/** The visitor's decision about optional widgets, kept in memory until the next page load in case storage is blocked. */
let decision: Consent | undefined

export function readConsent(): Consent | undefined {
  if (isRefusedByBrowser()) return 'declined'
  if (decision) return decision
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'accepted' || stored === 'declined' ? stored : undefined
  } catch {
    return undefined
  }
}

export function decide(consent: Consent): void {
  decision = consent
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // If storage is blocked, `decision` keeps the visitor's choice until the next page load.
  }
  for (const listener of listeners) listener()
}

export function onDecision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
