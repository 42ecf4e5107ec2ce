/** GET /api/contact/form returns the parts of a form that a cached page must not contain. */
import { createFactory } from 'hono/factory'
import type { AppEnv } from '#worker/http/context.ts'
import type { FormTimes } from './form-time.ts'

export interface FormParts {
  /** Issues form tokens. Undefined if FORM_SECRET is not set. */
  formTimes?: FormTimes | undefined
  turnstileSiteKey?: string | undefined
}

export function contactForm({ formTimes, turnstileSiteKey }: FormParts) {
  return createFactory<AppEnv>().createHandlers(async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ token: await formTimes?.issue(), turnstileSiteKey })
  })
}
