/** Delivery events from MailChannels: https://docs.mailchannels.net/email-api/advanced/delivery-events */
import * as v from 'valibot'
import { log } from '#worker/log'
import { leadFields, type MailEvent } from './lead'
import type { LeadStore } from './store'

/** Maximum distance of a signature's time from now. The SDK only checks that it is not too old. */
const WINDOW_SECONDS = 300

const DELIVERIES = { delivered: 'delivered', 'hard-bounced': 'bounced', dropped: 'dropped' } as const

const eventSchema = v.pipe(
  v.object({
    event: v.picklist(['delivered', 'hard-bounced', 'dropped']),
    /** Seconds since 1970. */
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e12)),
    // The lead's id. The campaign of a confirmation to a visitor is not a UUID, and its events are ignored.
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
const bodySchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

export type RecordMailEvents = (
  body: string,
  headers: Record<string, string>,
) => Promise<'recorded' | 'unsigned' | 'malformed'>

/** @param publicKey MailChannels' key, SPKI in base64. */
export function createMailEvents(store: LeadStore, publicKey: string, now: () => number = Date.now): RecordMailEvents {
  return async function recordMailEvents(body, headers) {
    const created = Number(/;created=(\d{1,12});/.exec(headers['signature-input'] ?? '')?.[1] ?? Number.NaN)
    const isCurrent = Math.abs(now() / 1000 - created) <= WINDOW_SECONDS
    if (!isCurrent) return 'unsigned'
    const { Webhooks } = await import('mailchannels-sdk')
    if (!(await Webhooks.verify({ payload: body, headers, publicKey }))) return 'unsigned'
    const parsed = v.safeParse(bodySchema, body)
    if (!parsed.success) return 'malformed'
    const events = newestPerLead(parsed.output)
    const failed = events.length > 0 ? await store.recordEvents(events) : []
    for (const lead of failed) log('lead-failed', { ...leadFields(lead), error: 'bounced or dropped' })
    return 'recorded'
  }
}

/** Skips events of other types, and events about mails that are not notifications of leads. */
function newestPerLead(candidates: unknown[]): MailEvent[] {
  const newest = new Map<string, MailEvent>()
  for (const candidate of candidates) {
    const { success, output } = v.safeParse(eventSchema, candidate)
    if (success && !(output.at < (newest.get(output.id)?.at ?? ''))) newest.set(output.id, output)
  }
  return [...newest.values()]
}
