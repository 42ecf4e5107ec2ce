/** Delivery events from MailChannels: https://docs.mailchannels.net/email-api/advanced/delivery-events */
import * as v from 'valibot'
import type { RecordAppointmentMailEvents } from '#worker/appointments/mail-events'
import { leadFields, type MailEvent } from '#worker/leads/lead'
import type { LeadStore } from '#worker/leads/store'
import { log } from '#worker/log'

/** Maximum distance of a signature's time from now. The SDK only checks that it is not too old. */
const WINDOW_SECONDS = 300
const UUID_LENGTH = 36

const DELIVERIES = { delivered: 'delivered', 'hard-bounced': 'bounced', dropped: 'dropped' } as const

const eventSchema = v.pipe(
  v.object({
    event: v.picklist(['delivered', 'hard-bounced', 'dropped']),
    /** Seconds since 1970. */
    timestamp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8e12)),
    // A lead's id, or the id of an appointment's mail. Events about confirmations to visitors have a prefix and are ignored.
    campaign_id: v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:-\w+)?$/)),
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

interface MailEventParts {
  store: LeadStore
  recordAppointmentMailEvents: RecordAppointmentMailEvents
  /** MailChannels' key, SPKI in base64. */
  publicKey: string
  now?: () => number
}

export function createMailEvents(parts: MailEventParts): RecordMailEvents {
  const { store, recordAppointmentMailEvents, publicKey, now = Date.now } = parts
  return async function recordMailEvents(body, headers) {
    const created = Number(/;created=(\d{1,12});/.exec(headers['signature-input'] ?? '')?.[1] ?? Number.NaN)
    const isCurrent = Math.abs(now() / 1000 - created) <= WINDOW_SECONDS
    if (!isCurrent) return 'unsigned'
    const { Webhooks } = await import('mailchannels-sdk')
    if (!(await Webhooks.verify({ payload: body, headers, publicKey }))) return 'unsigned'
    const parsed = v.safeParse(bodySchema, body)
    if (!parsed.success) return 'malformed'
    const events = newestPerMail(parsed.output)
    const aboutLeads = events.filter(({ id }) => id.length === UUID_LENGTH)
    const aboutAppointments = events.filter(({ id }) => id.length > UUID_LENGTH)
    const failed = aboutLeads.length > 0 ? await store.recordEvents(aboutLeads) : []
    for (const lead of failed) log('lead-failed', { ...leadFields(lead), error: 'bounced or dropped' })
    const failedMails = aboutAppointments.length > 0 ? await recordAppointmentMailEvents(aboutAppointments) : []
    for (const { id, lead, brand } of failedMails)
      log('appointment-mail-failed', { mail: id, lead, brand, error: 'bounced or dropped' })
    return 'recorded'
  }
}

/** Skips events of other types, and events about other mails. */
function newestPerMail(candidates: unknown[]): MailEvent[] {
  const newest = new Map<string, MailEvent>()
  for (const candidate of candidates) {
    const { success, output } = v.safeParse(eventSchema, candidate)
    if (success && !(output.at < (newest.get(output.id)?.at ?? ''))) newest.set(output.id, output)
  }
  return [...newest.values()]
}
