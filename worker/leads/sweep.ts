/** What runs by the clock: every minute what waits goes out, once a day staff hear what does not and old leads go. */
import { log } from '#worker/log'
import type { Delivery } from './deliver'
import { mailInTime } from './in-time'
import type { Digest, Mailer } from './mailer'
import { alertLead } from './row'
import type { LeadStore } from './store'

const BATCH = 20
/** 300 leads: within a run's 1,000 subrequests. */
const BATCHES = 15
/**
 * These are put on record six by six, as many as one sends at a time, the rest whole: 15 claims, 20 and 10 records are 45
 * of a run's 50 statements, and the ordinary day has one batch.
 */
const CLOSELY_RECORDED = 5
/** Fewer failures may be those leads' own. */
const SERVICE_DOWN_FROM = 5
const ALERTED = [
  ['failed', 'failed'],
  ['quarantined', 'flood'],
] as const
const DAY_MS = 24 * 3_600_000

export interface SweepParts {
  store: LeadStore
  delivery: Delivery
  mailer: Mailer
}

export function createSweep({ store, delivery, mailer }: SweepParts) {
  async function deliverDue() {
    for (let batch = 0; batch < BATCHES; batch++) {
      const due = await store.claim(BATCH)
      const { serviceIsDown } = await delivery.deliver(due, batch < CLOSELY_RECORDED ? undefined : BATCH)
      // Fewer, also where a row could not be read: that took a statement more, and the next run goes on.
      if (due.length < BATCH || (serviceIsDown && due.length >= SERVICE_DOWN_FROM)) return
    }
  }

  /** Once a failed lead, once an hour a flood. A refused one is tried again in the next run, one that may be there later. */
  async function alertStaff() {
    const all = await store.notAlerted()
    for (const [state, why] of ALERTED) {
      const leads = all.filter((lead) => lead.state === state)
      if (leads.length === 0) continue
      const mail = await mailInTime(() => mailer.alert(leads.map(alertLead), why))
      if (mail.outcome !== 'taken') log('alert-not-sent', { why, leads: leads.length, error: mail.error })
      if (mail.outcome === 'refused') continue
      const ids = leads.map(({ id }) => id)
      await store.markAlerted(ids, mail.outcome === 'taken')
    }
  }

  return async function sweep(): Promise<void> {
    try {
      await deliverDue()
    } finally {
      await alertStaff()
    }
  }
}

/** @param retentionDays How long settled leads are kept. */
export function createDaily({ store, mailer }: Omit<SweepParts, 'delivery'>, retentionDays: number) {
  async function sendDigest() {
    const leads = await store.unsettled()
    const total = leads[0]?.total
    if (!total) return
    const digest: Digest = {
      waiting: leads.filter(({ state }) => state === 'pending' || state === 'sending').map(alertLead),
      failed: leads.filter(({ state }) => state === 'failed').map(alertLead),
      quarantined: leads
        .filter(({ state }) => state === 'quarantined')
        .map((lead) => ({ ...alertLead(lead), reasons: lead.reasons })),
      more: total - leads.length,
    }
    const mail = await mailInTime(() => mailer.digest(digest))
    if (mail.outcome !== 'taken') log('digest-not-sent', { leads: total, error: mail.error })
  }

  async function erase() {
    const states = await store.erase(retentionDays * DAY_MS)
    if (states.length === 0) return
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    log('leads-erased', { sent: count('sent'), quarantined: count('quarantined'), failed: count('failed') })
  }

  return async function daily(): Promise<void> {
    try {
      await sendDigest()
    } finally {
      await erase()
    }
  }
}
