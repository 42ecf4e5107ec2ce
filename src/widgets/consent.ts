/** The visitor's answer about optional widgets. A browser that says no for its visitor has answered. */

/** Local storage key. Named on the cookies page. */
export const CONSENT_KEY = 'consent'

export type Consent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
/** Stands in where storage is forbidden: the answer then holds for this visit. */
let answered: Consent | undefined

/** Global Privacy Control or Do Not Track. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack } = navigator
  return ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || doNotTrack === '1'
}

/** undefined: not asked yet. */
export function readConsent(): Consent | undefined {
  if (isRefusedByBrowser()) return 'declined'
  if (answered) return answered
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'accepted' || stored === 'declined' ? stored : undefined
  } catch {
    return undefined
  }
}

export function decide(consent: Consent): void {
  answered = consent
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // Storage may be forbidden: see `answered`.
  }
  for (const listener of listeners) listener()
}

export function onDecision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
