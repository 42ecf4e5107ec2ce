/** Hands claimed leads to the mail service and puts on record what became of each. */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { log } from '#worker/log'
import { backOffMs } from './back-off'
import { MAIL_DEADLINE_MS, mailInTime } from './in-time'
import type { Attempt, ClaimedLead, DueLead } from './lead'
import type { Mailer, MailOutcome } from './mailer'
import type { LeadStore } from './store'

/** The platform lets one invocation hold six connections; a seventh would spend its deadline waiting for one. */
const AT_A_TIME = 6
/** A mail that is not on record goes out a second time: that is worth trying some more. */
const RECORD_PAUSES_MS = [200, 1_000, 5_000]

/** A failure of the service rather than of this one mail. */
const BY_SERVICE = /\b(?:5\d\d|429)\b/

export interface Delivered {
  attempts: Attempt[]
  /** Whether every one failed, and by the service. */
  serviceIsDown: boolean
}

export interface DeliveryParts {
  store: LeadStore
  mailer: Mailer
  /** Whether a brand's visitors are told by mail that their message has arrived; none are where it is left out. */
  confirms?: (brand: Brand) => boolean
  now?: () => number
  deadlineMs?: number
}

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery(parts: DeliveryParts) {
  const { store, mailer, confirms = () => false, now = Date.now, deadlineMs = MAIL_DEADLINE_MS } = parts

  function notify(lead: DueLead): Promise<MailOutcome> {
    return mailInTime((signal) => mailer.notify(lead, brands[lead.brand], signal), deadlineMs)
  }

  function attemptOf(lead: ClaimedLead, outcome: MailOutcome): Attempt {
    const time = now()
    const { id, attempts } = lead
    if (outcome.outcome === 'taken') {
      const sentAt = new Date(time).toISOString()
      return { id, attempts, state: 'sent', nextAttemptAt: null, error: null, sentAt, unsure: 0 }
    }
    const { error } = outcome
    const unsure = outcome.outcome === 'unknown' ? 1 : 0
    const over = time >= (Date.parse(lead.giveUpAt) || 0)
    log(over ? 'lead-failed' : 'lead-not-delivered', { lead: id, brand: lead.brand, attempts, error })
    if (over) return { id, attempts, state: 'failed', nextAttemptAt: null, error, sentAt: null, unsure }
    // The last attempt is at the end, not hours after it.
    const next = Math.min(time + backOffMs(attempts), Date.parse(lead.giveUpAt))
    const nextAttemptAt = new Date(next).toISOString()
    return { id, attempts, state: 'pending', nextAttemptAt, error, sentAt: null, unsure }
  }

  /** Returns the ids of those that were recorded as sent. */
  async function record(attempts: Attempt[]): Promise<Set<string>> {
    const recorded = new Set(await insist(() => store.record(attempts)))
    for (const { id, state } of attempts) if (!recorded.has(id)) log('lead-record-late', { lead: id, outcome: state })
    return new Set(attempts.filter(({ id, state }) => state === 'sent' && recorded.has(id)).map(({ id }) => id))
  }

  /** Once, with what is promised counted from now: what becomes of it is nobody's loss, so it is not tried again. */
  async function confirm(lead: ClaimedLead) {
    const at = new Date(now()).toISOString()
    const mail = await mailInTime(() => mailer.confirm(lead, brands[lead.brand], at), deadlineMs)
    if (mail.outcome !== 'taken') log('confirmation-not-sent', { lead: lead.id, error: mail.error })
  }

  return {
    notify,

    /**
     * @param group So many are put on record together: what a worker that dies has sent but not recorded goes out twice.
     * @throws when the record could not be written; the leases then end by themselves.
     */
    async deliver(leads: ClaimedLead[], group = AT_A_TIME): Promise<Delivered> {
      const attempts: Attempt[] = []
      let serviceIsDown = leads.length > 0
      for (let first = 0; first < leads.length; first += group) {
        const some = leads.slice(first, first + group)
        const outcomes = await sixAtATime(some, notify)
        const made = some.map((lead, index) => attemptOf(lead, outcomes[index] as MailOutcome))
        const sent = await record(made)
        await sixAtATime(
          some.filter(({ id, brand, sentAt }) => sent.has(id) && sentAt === '' && confirms(brands[brand])),
          confirm,
        )
        attempts.push(...made)
        serviceIsDown &&= outcomes.every(isByService)
      }
      return { attempts, serviceIsDown }
    },
  }
}

function isByService(outcome: MailOutcome): boolean {
  return outcome.outcome === 'unknown' || (outcome.outcome === 'refused' && BY_SERVICE.test(outcome.error))
}

/** Tries again after each pause. @throws what the last try threw */
export async function insist<T>(write: () => Promise<T>): Promise<T> {
  for (const pause of RECORD_PAUSES_MS) {
    try {
      return await write()
    } catch (error) {
      log('lead-write-failed', { error })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return write()
}

/** Results in the order of the items. */
async function sixAtATime<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  async function worker() {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return results
}
