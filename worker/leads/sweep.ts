/** The cron job of each minute: send mails about appointments, deliver due leads, send alerts, and retry the morning mail. */
import type { AppointmentMails } from '#worker/appointments/outbox'
import { log } from '#worker/log'
import { withMailDeadline } from '#worker/mail/deadline'
import type { Delivery } from './deliver'
import type { Mailer } from './mailer'
import type { LeadStore } from './store'

const BATCH_SIZE = 20
/** 300 leads with two mails each stay below the limit of 1,000 subrequests per run. */
const MAX_BATCHES = 15
/** If the run also sends mails about appointments. */
const MAX_BATCHES_BESIDE_APPOINTMENTS = 8
/**
 * The first batches are recorded in groups of six, the later ones as a whole. A run may use 50 statements. 15 claims, 8 records of
 * groups and 13 of batches are 36. Alerts need up to 3, held-back leads of three brands 7, and the record of the run 1. Mails
 * about appointments need 1 if there are none, and an alert about them 2. Otherwise they need up to 12: then 8 batches use 22, and
 * 5 are left for retries of records. A usual run has one batch, which uses 5, and then the morning mail may use 30.
 */
const GROUPED_BATCHES = 2
/** With fewer leads, each failure may have a different cause. */
const MIN_LEADS_FOR_SERVICE_DOWN = 5
const ALERTS = [
  { state: 'failed', why: 'failed' },
  { state: 'quarantined', why: 'flood' },
] as const

export interface SweepParts {
  store: LeadStore
  delivery: Delivery
  mailer: Mailer
  /** Mails leads that were held back to staff. */
  reportHeldBack: () => Promise<void>
  appointmentMails: AppointmentMails
  /** Sends the morning mail if it is due and was not sent. It uses up to 30 statements. */
  morning: () => Promise<void>
}

export function createSweep({ store, delivery, mailer, reportHeldBack, appointmentMails, morning }: SweepParts) {
  /** Returns the number of batches. */
  async function deliverDue(maxBatches: number): Promise<number> {
    for (let batch = 0; batch < maxBatches; batch++) {
      const due = await store.claim(BATCH_SIZE)
      const { serviceIsDown } = await delivery.deliver(due, batch < GROUPED_BATCHES ? undefined : BATCH_SIZE)
      // A batch is also shorter if a row was unreadable. The next run continues.
      if (due.length < BATCH_SIZE || (serviceIsDown && due.length >= MIN_LEADS_FOR_SERVICE_DOWN)) return batch + 1
    }
    return maxBatches
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

  async function report() {
    try {
      await alertStaff()
    } finally {
      await reportHeldBack()
    }
  }

  return async function sweep(): Promise<void> {
    if (!mailer.isConfigured) {
      await store.extendRetries()
      return appointmentMails.extendRetries()
    }
    let isBusy = true
    let batches = 0
    try {
      isBusy = await appointmentMails.deliverDue()
    } finally {
      try {
        batches = await deliverDue(isBusy ? MAX_BATCHES_BESIDE_APPOINTMENTS : MAX_BATCHES)
      } finally {
        await report()
      }
    }
    // Health reports a morning mail that keeps failing. The sweep itself has done its work.
    if (!isBusy && batches <= 1) await morning().catch((error) => log('morning-mail-failed', { error }))
  }
}
