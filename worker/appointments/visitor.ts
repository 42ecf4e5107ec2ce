/** Changes that visitors make to their appointments. The token in the emailed link authorizes the change. */
import type { Wish } from '#shared/appointment.ts'
import { type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { closed, type VisitorEvent } from '#worker/leads/events.ts'
import { VISITOR } from './appointment.ts'
import { findByToken, type VisitorAppointment } from './links.ts'
import type { NewMail } from './mail-rows.ts'
import { canceled, storeChange, UNCHANGED } from './store-change.ts'
import { wishesText } from './wishes-text.ts'

export type VisitorResult =
  | { outcome: 'done'; appointment: VisitorAppointment }
  /** The appointment's state does not allow the action, or the appointment has changed since the visitor loaded the page. */
  | { outcome: 'refused'; appointment: VisitorAppointment }
  | { outcome: 'missing' }

interface Wanted {
  action: VisitorEvent
  detail: string
  set: Sql
  leadSet: Sql
  mails: (appointment: VisitorAppointment) => NewMail[]
}

export function cancelByVisitor(db: Database, token: string, now: string): Promise<VisitorResult> {
  return changeByVisitor(db, token, now, ({ isAhead }) => isAhead, {
    action: 'canceled-by-visitor',
    detail: '',
    set: canceled(now),
    leadSet: closed('canceled', now),
    mails: ({ colleague }) => [
      { kind: 'canceled', recipient: 'visitor' },
      { kind: 'canceled-by-visitor', recipient: 'colleague', colleague },
      { kind: 'canceled-by-visitor', recipient: 'office' },
    ],
  })
}

/**
 * Asks staff for another appointment time by moving the lead back to the open list. The appointment stays confirmed.
 * @param wishes Validated preferred times. May be empty.
 */
export function askAnotherTime(
  db: Database,
  token: string,
  wishes: readonly Wish[],
  now: string,
): Promise<VisitorResult> {
  return changeByVisitor(db, token, now, ({ isAhead, isChangeRequested }) => isAhead && !isChangeRequested, {
    action: 'asked-another-time',
    detail: wishesText(wishes),
    set: UNCHANGED,
    leadSet: raw(`list = 'open', closed_at = NULL, closed_as = NULL, follow_up_on = NULL`),
    mails: ({ colleague }) => [
      { kind: 'change-asked', recipient: 'colleague', colleague, content: { wishes } },
      { kind: 'change-asked', recipient: 'office', content: { wishes } },
    ],
  })
}

async function changeByVisitor(
  db: Database,
  token: string,
  now: string,
  isPossible: (appointment: VisitorAppointment) => boolean,
  { mails, ...wanted }: Wanted,
): Promise<VisitorResult> {
  const found = await findByToken(db, token, now)
  if (!found) return { outcome: 'missing' }
  if (!isPossible(found)) return { outcome: 'refused', appointment: found }
  const { lead, change: after } = found
  const [stored = []] = await db.batch(
    storeChange({
      ...wanted,
      ...{ lead, after, event: crypto.randomUUID(), who: VISITOR, now, mails: mails(found) },
      where: raw(`state = 'confirmed'`),
      leadWhere: sql`id = ${lead}`,
    }),
  )
  const appointment = await findByToken(db, token, now)
  if (!appointment) return { outcome: 'missing' }
  return { outcome: stored.length > 0 ? 'done' : 'refused', appointment }
}
