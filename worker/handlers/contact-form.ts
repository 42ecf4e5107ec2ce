/** GET /api/contact/form: what a form needs once it is touched and no cached page may carry. */
import { createFactory } from 'hono/factory'
import type { AppEnv } from '#worker/context'
import type { FormTimes } from '#worker/leads/form-time'

export interface FormParts {
  /** Absent where no secret is configured. */
  formTimes?: FormTimes | undefined
  /** Absent where Turnstile is not configured. */
  turnstileSiteKey?: string | undefined
}

/** Answers `{ token?, turnstileSiteKey? }`. */
export function contactForm({ formTimes, turnstileSiteKey }: FormParts) {
  return createFactory<AppEnv>().createHandlers(async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ token: await formTimes?.issue(), turnstileSiteKey })
  })
}
