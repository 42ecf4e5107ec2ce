/** What the server wants to see of a form beside its fields, fetched when it is first touched: cached pages carry none. */
import { withDomain } from '#shared/links'

/** ms; a message does not wait longer for what is only a sign in its favour. */
const TIMEOUT_MS = 3_000

export interface FormPass {
  /** When the form was begun, signed by the server. */
  token?: string
  /** Absent where Turnstile is not configured. */
  turnstileSiteKey?: string
}

/** Empty where it cannot be had: the server judges a message without it, and takes it all the same. */
export async function fetchFormPass(domain: string | undefined): Promise<FormPass> {
  try {
    const response = await fetch(withDomain('/api/contact/form', domain), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? await response.json<FormPass>() : {}
  } catch {
    return {}
  }
}
