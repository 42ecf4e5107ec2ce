/** The cron jobs: each minute, deliver due leads and send alerts; once a day, mail a summary and delete old leads. */
import { log } from '#worker/log'
import type { Delivery } from './deliver'
import { withMailDeadline } from './mail-deadline'
import type { Mailer } from './mailer'
import type { LeadStore } from './store'

const BATCH_SIZE = 20
/** 300 leads with two mails each stay below the limit of 1,000 subrequests per run. */
const MAX_BATCHES = 15
/**
 * The first batches are recorded in groups of six, the later ones as a whole. 15 claims, 20 records of groups and 10 of
 * batches are 45 of the 50 statements that a run may use. A usual run has one batch.
 */
const GROUPED_BATCHES = 5
/** With fewer leads, each failure may have a different cause. */
const MIN_LEADS_FOR_SERVICE_DOWN = 5
const ALERTS = [
  { state: 'failed', why: 'failed' },
  { state: 'quarantined', why: 'flood' },
] as const
const DAY_MS = 24 * 3_600_000

export interface SweepParts {
  store: LeadStore
  delivery: Delivery
  mailer: Mailer
}

export function createSweep({ store, delivery, mailer }: SweepParts) {
  async function deliverDue() {
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const due = await store.claim(BATCH_SIZE)
      const { serviceIsDown } = await delivery.deliver(due, batch < GROUPED_BATCHES ? undefined : BATCH_SIZE)
      // A batch is also shorter if a row was unreadable. The next run continues.
      if (due.length < BATCH_SIZE || (serviceIsDown && due.length >= MIN_LEADS_FOR_SERVICE_DOWN)) return
    }
  }

  /** Sends one alert per failed lead, and at most one alert per hour about a flood. */
  async function alertStaff() {
    const all = await store.leadsToAlert()
    for (const { state, why } of ALERTS) {
      const leads = all.filter((lead) => lead.state === state)
      if (leads.length === 0) continue
      const ids = leads.map(({ id }) => id)
      const mail = await withMailDeadline(() => mailer.alert(leads, why))
      if (mail.outcome !== 'accepted') log('alert-not-sent', { why, leads: ids, error: mail.error })
      // The next run retries a rejected alert.
      if (mail.outcome === 'rejected') continue
      await store.markAlerted(ids, mail.outcome === 'accepted')
    }
  }

  return async function sweep(): Promise<void> {
    if (!mailer.isConfigured) return store.extendRetries()
    try {
      await deliverDue()
    } finally {
      await alertStaff()
    }
  }
}

/** @param retentionDays How long settled leads are kept. */
export function createDailyJob({ store, mailer }: Omit<SweepParts, 'delivery'>, retentionDays: number) {
  async function sendDigest() {
    const leads = await store.unsettled()
    const total = leads[0]?.total
    if (!total) return
    const digest = {
      waiting: leads.filter(({ state }) => state === 'pending' || state === 'sending'),
      failed: leads.filter(({ state }) => state === 'failed'),
      quarantined: leads.filter(({ state }) => state === 'quarantined'),
      more: total - leads.length,
    }
    const mail = await withMailDeadline(() => mailer.digest(digest))
    if (mail.outcome !== 'accepted') log('digest-not-sent', { total, error: mail.error })
  }

  async function deleteOld() {
    const states = await store.deleteSettled(retentionDays * DAY_MS)
    if (states.length === 0) return
    const count = (wanted: string) => states.filter((state) => state === wanted).length
    log('leads-erased', { sent: count('sent'), quarantined: count('quarantined'), failed: count('failed') })
  }

  return async function dailyJob(): Promise<void> {
    try {
      await sendDigest()
    } finally {
      await deleteOld()
    }
  }
}
