/** The steps of the staff desk's request pipeline, in order. The pipeline serves only the desk's host name. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { httpsOnly } from '#worker/http/redirects.ts'
import { requestId } from '#worker/http/request-id.ts'
import { log } from '#worker/log.ts'
import type { createAccess } from './access.ts'
import type { DeskEnv, DeskParts } from './context.ts'
import { deskPages } from './handlers.ts'
import { deskText } from './plain-page.ts'
import { deskHeaders, requireAccess, sameOrigin } from './security.ts'

/** Maximum size of a submitted form. A note of 5,000 characters takes up to 20 kB, and form encoding can triple the size. */
const FORM_MAX_BYTES = 128 * 1024

export interface DeskOptions extends DeskParts {
  /** Undefined if an Access setting is missing or malformed, or if DESK_STAFF is malformed. The desk is then closed. */
  access: ReturnType<typeof createAccess> | undefined
}

export function createDesk({ access, ...parts }: DeskOptions) {
  const app = new Hono<DeskEnv>()
    .onError((error, c) => {
      log('desk-error', { path: c.req.path, error })
      const text = `Nothing was changed. Go back and try again. If it fails again, report this number: ${c.var.requestId}`
      return deskText(c, 500, 'Something went wrong', text)
    })
    .notFound((c) => deskText(c, 404, 'Not found', 'This page or inquiry does not exist.'))
    .use(requestId())
    .use(deskHeaders())
    .use(httpsOnly())
  if (!access) return app
  return app
    .use(requireAccess(access))
    .use(sameOrigin())
    .use(bodyLimit({ maxSize: FORM_MAX_BYTES, onError: (c) => deskText(c, 413, 'Too long', 'The form is too long.') }))
    .use(async function setParts(c, next) {
      for (const [name, part] of Object.entries(parts)) c.set(name as keyof DeskParts, part)
      c.set('now', new Date(Date.now()).toISOString())
      await next()
    })
    .route('/', deskPages)
}
