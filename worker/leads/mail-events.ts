/** What the mail service tells of mails it had taken: signed, of the last five minutes, the newest word of a lead counts. */
import { Webhooks } from 'mailchannels-sdk'
import * as v from 'valibot'
import { log } from '#worker/log'
import type { MailEvent } from './lead'
import type { LeadStore } from './store'

/** How far the time of a signature may lie from ours, either way. The SDK looks at the past alone. */
const WINDOW_SECONDS = 300

const DELIVERIES = { delivered: 'delivered', 'hard-bounced': 'bounced', dropped: 'dropped' } as const

/** https://docs.mailchannels.net/email-api/advanced/delivery-events: the time is in seconds. */
const event = v.pipe(
  v.object({
    event: v.picklist(['delivered', 'hard-bounced', 'dropped']),
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e12)),
    // A lead's own mail. That of a confirmation is named otherwise, and nobody's loss.
    campaign_id: v.pipe(v.string(), v.uuid()),
  }),
  v.transform(
    ({ event, timestamp, campaign_id }): MailEvent => ({
      id: campaign_id,
      delivery: DELIVERIES[event],
      at: new Date(timestamp * 1000).toISOString(),
    }),
  ),
)
const events = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

export type TakeMailEvents = (
  body: string,
  headers: Record<string, string>,
) => Promise<'taken' | 'unsigned' | 'malformed'>

/** @param publicKey The service's, SPKI in base64. */
export function createMailEvents(store: LeadStore, publicKey: string, now: () => number = Date.now): TakeMailEvents {
  return async function takeMailEvents(body, headers) {
    const created = Number(/;created=(\d{1,12});/.exec(headers['signature-input'] ?? '')?.[1] ?? Number.NaN)
    const isNear = Math.abs(now() / 1000 - created) <= WINDOW_SECONDS
    if (!isNear || !(await Webhooks.verify({ payload: body, headers, publicKey }))) return 'unsigned'
    const told = v.safeParse(events, body)
    if (!told.success) return 'malformed'
    const newest = newestOfEach(told.output)
    if (newest.length === 0) return 'taken'
    for (const id of await store.takeEvents(newest)) log('lead-failed', { lead: id, error: 'bounced or dropped' })
    return 'taken'
  }
}

/** Events of other kinds and of other mails are none of ours. */
function newestOfEach(given: unknown[]): MailEvent[] {
  const newest = new Map<string, MailEvent>()
  for (const one of given) {
    const { success, output } = v.safeParse(event, one)
    if (success && !(output.at < (newest.get(output.id)?.at ?? ''))) newest.set(output.id, output)
  }
  return [...newest.values()]
}
