/** POST /api/mail/events: the mail service's word on what became of a mail. Bodies hold addresses: none is logged. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import type { AppEnv } from '#worker/context'
import type { TakeMailEvents } from '#worker/leads/mail-events'
import { log } from '#worker/log'

/** Events come in batches of some hundred bytes each. */
const MAX_BYTES = 1024 * 1024

export function mailEvents(take: TakeMailEvents) {
  return createFactory<AppEnv>().createHandlers(
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, 'Too large') }),
    async (c) => {
      const outcome = await take(await c.req.text(), c.req.header())
      if (outcome === 'unsigned') return refuse(c, 401, 'Not signed')
      if (outcome === 'malformed') {
        log('mail-events-malformed', { requestId: c.var.requestId })
        return refuse(c, 400, 'Not a list of events')
      }
      c.header('cache-control', 'no-store')
      return c.json({ success: true })
    },
  )
}

function refuse(c: Context, status: 400 | 401 | 413, error: string) {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error }, status)
}
