/**
 * POST /api/mail/events receives delivery events from MailChannels. The worker never logs request bodies, because they
 * contain email addresses.
 */
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import type { AppEnv } from '#worker/http/context.ts'
import { refuse } from '#worker/http/json-errors.ts'
import { log } from '#worker/log.ts'
import type { RecordMailEvents } from './events.ts'

/** Maximum size of a request body. MailChannels sends events in batches, with a few hundred bytes per event. */
const MAX_BYTES = 1024 * 1024

export function mailEvents(recordMailEvents: RecordMailEvents) {
  return createFactory<AppEnv>().createHandlers(
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, `Send at most ${MAX_BYTES} bytes per request`) }),
    async (c) => {
      const outcome = await recordMailEvents(await c.req.text(), c.req.header())
      if (outcome === 'unsigned') return refuse(c, 401, 'The signature is missing, wrong or too old')
      if (outcome === 'malformed') {
        log('mail-events-malformed', {})
        return refuse(c, 400, 'The body must be a JSON array of events')
      }
      c.header('cache-control', 'no-store')
      return c.json({ success: true })
    },
  )
}
