/** Alerts staff that a brand refuses inquiries of a flood: at most one alert per brand and hour. */
import type { NewLead } from '#worker/leads/lead'
import { log } from '#worker/log'
import { withMailDeadline } from '#worker/mail/deadline'
import { claimMail, rejected, type StaffMailParts } from './staff-mails'

const INTERVAL_MS = 60 * 60_000

export function createRefusedAlert({ db, mailer, now = Date.now }: StaffMailParts) {
  return async function alertRefused({ id, brand, createdAt }: NewLead): Promise<void> {
    const time = new Date(now()).toISOString()
    const mail = { kind: 'refused', brand, slot: time } as const
    if (!(await claimMail(db, mail, time, new Date(now() - INTERVAL_MS).toISOString()))) return
    const alert = { id, brand, createdAt, attempts: 0, lastError: '' }
    const result = await withMailDeadline(() => mailer.alert([alert], 'refused'))
    if (result.outcome !== 'accepted') log('alert-not-sent', { why: 'refused', brand, error: result.error })
    // The next refused inquiry sends it.
    if (result.outcome === 'rejected') await db.rows(rejected(mail))
  }
}
