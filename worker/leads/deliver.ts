/** Mails claimed leads to staff and records each result. */
import { getBrand } from '#brands/index'
import type { Brand } from '#shared/brand'
import { log, withLogFields } from '#worker/log'
import { backOffMs } from '#worker/mail/back-off'
import { MAIL_DEADLINE_MS, withMailDeadline } from '#worker/mail/deadline'
import { type Attempt, type ClaimedLead, type DueLead, leadFields } from './lead'
import type { Mailer, MailOutcome } from './mailer'
import type { LeadStore } from './store'

/** Workers allows six open connections per invocation. A seventh mail would spend its deadline waiting for one. */
export const CONCURRENCY = 6
/** An unrecorded mail is sent a second time, so its record is worth several retries. */
const RETRY_DELAYS_MS = [200, 1_000, 5_000]

/** Statuses that mean MailChannels is failing, and not only this mail. */
const SERVICE_FAILURE = /\b(?:5\d\d|429)\b/

export interface DeliveryParts {
  store: LeadStore
  mailer: Mailer
  /** Returns true if the brand sends visitors a confirmation. If absent, no brand does. */
  confirms?: (brand: Brand) => boolean
  now?: () => number
  deadlineMs?: number
}

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery(parts: DeliveryParts) {
  const { store, mailer, confirms = () => false, now = Date.now, deadlineMs = MAIL_DEADLINE_MS } = parts

  function notify(lead: DueLead): Promise<MailOutcome> {
    return withLogFields(leadFields(lead), () =>
      withMailDeadline((signal) => mailer.notify(lead, getBrand(lead.brand), signal), deadlineMs),
    )
  }

  function logged(lead: ClaimedLead, outcome: MailOutcome): Attempt {
    const attempt = attemptOf(lead, outcome, now())
    const { attempts, state, error } = attempt
    if (state !== 'sent')
      log(state === 'failed' ? 'lead-failed' : 'lead-not-delivered', { ...leadFields(lead), attempts, error })
    return attempt
  }

  /** Returns the ids of leads that were recorded as sent. */
  async function record(attempts: Attempt[]): Promise<Set<string>> {
    const leads = attempts.map(({ id }) => id)
    const recorded = new Set(await withLogFields({ leads }, () => withRetries(() => store.record(attempts))))
    for (const { id, state } of attempts) if (!recorded.has(id)) log('lead-record-late', { lead: id, outcome: state })
    return new Set(attempts.filter(({ id, state }) => state === 'sent' && recorded.has(id)).map(({ id }) => id))
  }

  /** Sends one confirmation, which is not retried. The reply day counts from now, not from the inquiry. */
  async function confirm(lead: ClaimedLead) {
    const at = new Date(now()).toISOString()
    await withLogFields(leadFields(lead), async () => {
      const mail = await withMailDeadline(() => mailer.confirm(lead, getBrand(lead.brand), at), deadlineMs)
      if (mail.outcome !== 'accepted') log('confirmation-not-sent', { error: mail.error })
    })
  }

  /** Returns whether every mail failed because of MailChannels. */
  async function deliverGroup(leads: ClaimedLead[]): Promise<boolean> {
    const outcomes = await mapConcurrently(leads, notify)
    const attempts = leads.map((lead, index) => logged(lead, outcomes[index] as MailOutcome))
    const sent = await record(attempts)
    const toConfirm = leads.filter(
      ({ id, brand, sentAt }) => sent.has(id) && sentAt === '' && confirms(getBrand(brand)),
    )
    await mapConcurrently(toConfirm, confirm)
    return outcomes.every(isServiceFailure)
  }

  return {
    notify,

    /**
     * @param groupSize Number of leads per database record. If the worker dies, the sent but unrecorded leads of one
     * group are sent again.
     * @returns `serviceIsDown`: true if there were leads, and every mail failed because of MailChannels.
     * @throws if a record could not be written. The leases of its group then expire.
     */
    async deliver(leads: ClaimedLead[], groupSize = CONCURRENCY): Promise<{ serviceIsDown: boolean }> {
      let serviceIsDown = leads.length > 0
      for (let first = 0; first < leads.length; first += groupSize) {
        const groupFailed = await deliverGroup(leads.slice(first, first + groupSize))
        serviceIsDown &&= groupFailed
      }
      return { serviceIsDown }
    },
  }
}

/** @param time ms since 1970. */
export function attemptOf(
  { id, attempts, giveUpAt }: Pick<ClaimedLead, 'id' | 'attempts' | 'giveUpAt'>,
  outcome: MailOutcome,
  time: number,
): Attempt {
  if (outcome.outcome === 'accepted') {
    const sentAt = new Date(time).toISOString()
    return { id, attempts, state: 'sent', nextAttemptAt: null, error: null, sentAt, unsure: 0 }
  }
  const { error } = outcome
  const unsure = outcome.outcome === 'unknown' ? 1 : 0
  const end = Date.parse(giveUpAt) || 0
  if (time >= end) return { id, attempts, state: 'failed', nextAttemptAt: null, error, sentAt: null, unsure }
  const nextAttemptAt = new Date(Math.min(time + backOffMs(attempts), end)).toISOString()
  return { id, attempts, state: 'pending', nextAttemptAt, error, sentAt: null, unsure }
}

function isServiceFailure(outcome: MailOutcome): boolean {
  return outcome.outcome === 'unknown' || (outcome.outcome === 'rejected' && SERVICE_FAILURE.test(outcome.error))
}

/** @throws the error of the last attempt */
export async function withRetries<T>(write: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await write()
    } catch (error) {
      log('lead-write-failed', { error })
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return write()
}

/** Returns the results in the order of the items. */
export async function mapConcurrently<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  async function runNext() {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runNext))
  return results
}
