/** What the server wants to see of a form beside its fields, fetched when it is first touched: cached pages carry none. */
import { FORM_QUICK_MS } from '#shared/form-time'
import { withDomain } from '#shared/links'

/** ms; a message does not wait longer for what is only a sign in its favour. */
const TIMEOUT_MS = 3_000
const MARGIN_MS = 100

export interface FormPass {
  /** When the form was begun, signed by the server. */
  token?: string
  /** Of the page's own clock, ms. */
  cameAt?: number
  /** Absent where Turnstile is not configured. */
  turnstileSiteKey?: string
}

/**
 * One touch sends a form that the browser has filled in: the token is held back until the server believes it, a little
 * longer than from when it came.
 */
export async function ripeToken({ token, cameAt = 0 }: FormPass): Promise<string | undefined> {
  const left = cameAt + FORM_QUICK_MS + MARGIN_MS - performance.now()
  if (token && left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  return token
}

/** Empty where it cannot be had: the server judges a message without it, and takes it all the same. */
export async function fetchFormPass(domain: string | undefined): Promise<FormPass> {
  try {
    const response = await fetch(withDomain('/api/contact/form', domain), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? { ...(await response.json<FormPass>()), cameAt: performance.now() } : {}
  } catch {
    return {}
  }
}
