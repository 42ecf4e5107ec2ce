import * as v from 'valibot'
import { type Database, raw, sql } from '#worker/db/database.ts'
import { log } from '#worker/log.ts'
import { keptContent } from './outbox-rows.ts'

/**
 * Maximum difference between a signature's time and the current time. The worker checks it, because the MailChannels SDK
 * accepts times in the future.
 */
const WINDOW_SECONDS = 300

/** A delivery event: https://docs.mailchannels.net/email-api/advanced/delivery-events */
const eventSchema = v.object({
  event: v.picklist(['delivered', 'hard-bounced', 'dropped']),
  /** Time of the delivery event in seconds since 1970. */
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Id of the email. The worker sent this id to MailChannels as the campaign id. */
  campaign_id: v.pipe(v.string(), v.regex(/^[\w-]{1,48}$/)),
})
type MailEvent = v.InferOutput<typeof eventSchema>
const bodySchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

export type RecordMailEvents = (
  body: string,
  headers: Record<string, string>,
) => Promise<'recorded' | 'unsigned' | 'malformed'>

interface MailEventParts {
  db: Database
  publicKey: string
  now?: () => number
}

export function createMailEvents({ db, publicKey, now = Date.now }: MailEventParts): RecordMailEvents {
  return async function recordMailEvents(body, headers) {
    const created = Number(/;created=(\d{1,12});/.exec(headers['signature-input'] ?? '')?.[1] ?? Number.NaN)
    const isCurrent = Math.abs(now() / 1000 - created) <= WINDOW_SECONDS
    if (!isCurrent) return 'unsigned'
    const { Webhooks } = await import('mailchannels-sdk')
    if (!(await Webhooks.verify({ payload: body, headers, publicKey }))) return 'unsigned'
    const parsed = v.safeParse(bodySchema, body)
    if (!parsed.success) return 'malformed'
    const events = parsed.output.flatMap((candidate) => {
      const { success, output } = v.safeParse(eventSchema, candidate)
      return success ? [output] : []
    })
    const failed = events.length > 0 ? await recordEvents(db, events, now()) : []
    for (const { id, kind, lead, brand } of failed)
      log('mail-failed', { mail: id, kind, lead: lead || undefined, brand, error: 'bounced or dropped' })
    return 'recorded'
  }
}

/**
 * Records the newest delivery event of each email, and returns the emails that failed. Skips withdrawn emails, emails that
 * were never attempted, and events that are not newer than the last recorded event. Does not clear `lease_until`, so that
 * later emails to the same person still wait while an email is being sent.
 * @param now The current time in ms since 1970. A later event time counts as `now`, so that the next events are not skipped.
 */
export async function recordEvents(db: Database, events: readonly MailEvent[], now: number) {
  const times = events.map((event) => ({ ...event, at: new Date(Math.min(event.timestamp * 1000, now)).toISOString() }))
  // A delivered email is not sent again, even if the outcome of its attempt is unknown.
  const changed = await db.rows<{ id: string; kind: string; lead: string; brand: string; state: string }>(
    sql`UPDATE mails SET delivery = event.delivery, delivery_at = event.at, next_attempt_at = NULL,
        state = iif(event.delivery = 'delivered', 'accepted', 'failed'),
        last_error = iif(event.delivery = 'delivered', NULL, event.delivery),
        alerted_at = iif(event.delivery = 'delivered', alerted_at, NULL),
        sent_at = iif(event.delivery = 'delivered', coalesce(sent_at, event.at), sent_at),
        content = ${keptContent(raw('true'))}
      FROM (SELECT value->>'campaign_id' AS id, replace(value->>'event', 'hard-', '') AS delivery, max(value->>'at') AS at
        FROM json_each(${JSON.stringify(times)}) GROUP BY 1) AS event
      WHERE mails.id = event.id AND attempts > 0 AND mails.state <> 'withdrawn'
        AND (delivery_at IS NULL OR delivery_at < event.at)
      RETURNING mails.id, kind, lead, mails.brand, state`,
  )
  return changed.filter(({ state }) => state === 'failed')
}
