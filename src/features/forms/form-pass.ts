/** Fetches the form token when the visitor first uses the form, because cached pages must not contain a token. */
import { FORM_QUICK_MS } from '#shared/form-time.ts'
import { withDomain } from '#shared/links.ts'

/** Timeout in ms for fetching the form token. After a timeout, messages are sent without a token and get a higher spam score. */
const TIMEOUT_MS = 3_000
/** Extra delay in ms before a form is submitted, in case a clock is inaccurate. */
const MARGIN_MS = 100

export interface FormPass {
  /** The time when the visitor first used the form, signed by the server. */
  token?: string
  /** Time in ms when the server's response arrived, according to `performance.now()`. */
  receivedAt?: number
  /** Turnstile's site key. Undefined if Turnstile is not configured. */
  turnstileSiteKey?: string
}

/**
 * Waits until `FORM_QUICK_MS` has passed since the token arrived, because the server treats faster submissions as spam. With
 * autofill, visitors can be that fast.
 */
export async function waitForToken({ token, receivedAt = 0 }: FormPass): Promise<string | undefined> {
  const msLeft = receivedAt + FORM_QUICK_MS + MARGIN_MS - performance.now()
  if (token && msLeft > 0) await new Promise((resolve) => setTimeout(resolve, msLeft))
  return token
}

/** Fetches the form token. Returns an empty object on failure, because the server accepts messages without a token. */
export async function fetchFormPass(domain: string | undefined): Promise<FormPass> {
  try {
    const response = await fetch(withDomain('/api/contact/form', domain), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? { ...((await response.json()) as FormPass), receivedAt: performance.now() } : {}
  } catch {
    return {}
  }
}
