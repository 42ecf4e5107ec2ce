/** Performs staff actions on appointments. One transaction stores the change and adds an entry to the lead's history. */
import * as v from 'valibot'
import { findBrand } from '#brands/index.ts'
import type { AppointmentActionName } from '#desk/appointment-models.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { all, type Database, raw, type Sql, sql } from '#worker/db/database.ts'
import { type ActionResult, answered, closed } from '#worker/leads/events.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { DUE_FROM } from '#worker/leads/waiting.ts'
import { APPOINTMENT_STATES, type AppointmentAction, type Meeting } from './appointment.ts'
import { hasAppointmentAhead } from './conditions.ts'
import type { NewMail } from './mail-rows.ts'
import { endOf, MINUTES_MAX, overlapConditions } from './meeting.ts'
import { type ListedAppointment, listedAppointments, mergeLists } from './read.ts'
import { reminderTime } from './reminder.ts'
import { canceled, restamped, storeChange } from './store-change.ts'

export type AppointmentResult =
  | ActionResult
  /** The change was not stored, because confirmed appointments overlap with the requested time. */
  | { outcome: 'overlap'; overlaps: ListedAppointment[] }

const leadRow = v.object({
  brand: v.string(),
  due_from: v.string(),
  version: v.string(),
  list: v.string(),
})
const currentRow = v.pick(leadRow, ['version', 'list'])
const appointmentRow = v.object({
  state: v.picklist(APPOINTMENT_STATES),
  place: v.string(),
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  colleague: v.string(),
  change: v.string(),
})
type AppointmentRow = v.InferOutput<typeof appointmentRow>
interface Found {
  lead: v.InferOutput<typeof leadRow>
  appointment: AppointmentRow
}

type ActionState = Pick<AppointmentRow, 'state' | 'startsAt' | 'endsAt'> & { list: string }

export function isAppointmentActionAllowed(name: AppointmentActionName, now: string, current: ActionState): boolean {
  const { list, state, startsAt, endsAt } = current
  // Staff can confirm a time for a closed lead only if its appointment was canceled or the visitor did not come.
  if (name === 'confirm')
    return list === 'open' || list === 'follow-up'
      ? state !== 'confirmed'
      : list === 'closed' && (state === 'canceled' || state === 'no-show')
  if (state !== 'confirmed') return false
  if (name === 'cancel') return endsAt !== null && endsAt > now
  if (name === 'no-show') return startsAt !== null && startsAt <= now
  return true
}

interface Task {
  id: string
  /** The version of the lead that the staff member saw. If undefined, the action applies to any version of the lead. */
  version?: string | undefined
  action: AppointmentAction
}

export async function actOnAppointment(
  db: Database,
  scope: Scope,
  task: Task,
  now: string,
): Promise<AppointmentResult> {
  const { action } = task
  if (!isMeeting(action)) return attempt(db, scope, task, now)
  // The first attempt to store the appointment allows no overlaps. The override is recorded only if the time overlaps with
  // another appointment.
  const result = await attempt(db, scope, { ...task, action: { ...action, override: false } }, now)
  return result.outcome === 'overlap' && action.override ? attempt(db, scope, task, now) : result
}

const aheadRow = v.object({ lead: v.string(), change: v.string(), colleague: v.string() })
type AppointmentAhead = v.InferOutput<typeof aheadRow>

export async function readAhead(db: Database, leads: Sql, now: string): Promise<AppointmentAhead[]> {
  const found = await db.rows(sql`SELECT lead, change, colleague FROM appointments
        WHERE lead IN (SELECT id FROM leads WHERE ${leads} AND ${hasAppointmentAhead(now)})`)
  return v.parse(v.array(aheadRow), found)
}

/**
 * Run the returned SQL statements in one transaction. `event` is the id of the new event. `where` is a further SQL condition
 * on the appointment.
 */
export function cancelStatements(
  { lead, change, colleague }: AppointmentAhead,
  by: { who: string; event: string; where: Sql; now: string },
): Sql[] {
  return storeChange({
    ...by,
    ...cancellation(colleague, by.now),
    lead,
    after: change,
    action: 'cancel',
    leadWhere: sql`id = ${lead}`,
  })
}

async function attempt(db: Database, scope: Scope, task: Task, now: string): Promise<AppointmentResult> {
  const { id, version, action } = task
  const leadWhere = sql`id = ${id} AND ${inScope(scope)}`
  const [[lead] = [], [appointment] = []] = await db.batch([
    sql`SELECT brand, ${DUE_FROM} AS due_from, version, list FROM leads WHERE ${leadWhere}`,
    sql`SELECT state, place, starts_at AS startsAt, ends_at AS endsAt, colleague, change FROM appointments WHERE lead = ${id} AND ${inScope(scope)}`,
  ])
  if (lead === undefined) return { outcome: 'missing' }
  if (appointment === undefined) return { outcome: 'refused' }
  const found = { lead: v.parse(leadRow, lead), appointment: v.parse(appointmentRow, appointment) }
  if (version !== undefined && found.lead.version !== version) return { outcome: 'changed' }
  if (!isPossible(action, found, now)) return { outcome: 'refused' }

  const event = crypto.randomUUID()
  const overlapping = isMeeting(action) ? overlapConditions(id, action) : []
  const results = await db.batch([
    ...storeChange({
      ...changeOf(action, found, now),
      ...{ lead: id, after: found.appointment.change, event, who: scope.who, action: action.action, now },
      where: all([
        sql`state = ${found.appointment.state}`,
        ...(isMeeting(action) && !action.override ? overlapping.map(noAppointment) : []),
      ]),
      leadWhere: sql`${leadWhere} AND version = ${found.lead.version} AND list = ${found.lead.list}`,
    }),
    sql`SELECT version, list FROM leads WHERE ${leadWhere}`,
    ...overlapping.map((where) => listedAppointments(scope, where)),
  ])
  if (results[0]?.length) return { outcome: 'done', version: event }
  const [[current] = [], ...others] = results.slice(results.length - overlapping.length - 1)
  if (current === undefined) return { outcome: 'missing' }
  const { version: latest, list } = v.parse(currentRow, current)
  const overlaps = mergeLists(others)
  const isSame = latest === found.lead.version && list === found.lead.list
  return isSame && overlaps.length > 0 ? { outcome: 'overlap', overlaps } : { outcome: 'changed' }
}

const isMeeting = (action: AppointmentAction): action is Extract<AppointmentAction, Meeting> => 'start' in action

function isPossible(action: AppointmentAction, { lead, appointment }: Found, now: string): boolean {
  const isAllowed = isAppointmentActionAllowed(action.action, now, { ...appointment, list: lead.list })
  return isAllowed && (!isMeeting(action) || (action.start > now && action.minutes <= MINUTES_MAX))
}

function noAppointment(where: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM appointments AS other WHERE ${where})`
}

interface Changed {
  set: Sql
  detail: string
  leadSet: Sql
  mails: NewMail[]
}

function changeOf(action: AppointmentAction, found: Found, now: string): Changed {
  switch (action.action) {
    case 'confirm':
    case 'move':
      return meetingChange(action, found, now)
    case 'cancel':
      return cancellation(found.appointment.colleague, now)
    case 'no-show':
      return { set: raw(`state = 'no-show', remind_at = NULL`), detail: '', leadSet: closed('no-show', now), mails: [] }
  }
}

function cancellation(colleague: string, now: string): Changed {
  return {
    set: canceled(now),
    detail: '',
    leadSet: closed('canceled', now),
    mails: [
      { kind: 'canceled', recipient: 'visitor' },
      { kind: 'canceled', recipient: 'colleague', colleague },
    ],
  }
}

function meetingChange(
  action: Extract<AppointmentAction, Meeting>,
  { lead, appointment }: Found,
  now: string,
): Changed {
  const { start, minutes, place, colleague, override, isClosed } = action
  const brand = findBrand(lead.brand as BrandId)
  const remindAt = brand ? reminderTime(brand, start, now) : null
  const isMove = action.action === 'move'
  const endsAt = endOf(action)
  const { startsAt: before } = appointment
  const content = isMove && before && before !== start ? { movedFrom: before } : {}
  const isSame = isMove && before === start && appointment.endsAt === endsAt && appointment.place === place
  // If staff save an appointment without changing its time or place, the same invitations go out again.
  const kind = isMove && !isSame ? 'moved' : 'confirmed'
  const isHandedOver = isMove && appointment.colleague !== colleague
  return {
    set: sql`state = 'confirmed', place = ${place}, starts_at = ${start}, ends_at = ${endsAt},
      colleague = ${colleague}, confirmed_at = coalesce(confirmed_at, ${now}), remind_at = ${remindAt}, ${restamped(now)}`,
    detail: [start, minutes, place, colleague, ...(override ? ['override'] : []), ...(isClosed ? ['closed'] : [])].join(
      ' ',
    ),
    leadSet: sql`${closed('appointment', now)}, ${answered(lead, now)}`,
    mails: [
      ...(isSame && isHandedOver ? [] : [{ kind, recipient: 'visitor', content, giveUpAt: start } as const]),
      isHandedOver
        ? { kind: 'confirmed', recipient: 'colleague', colleague, giveUpAt: start }
        : { kind, recipient: 'colleague', colleague, content, giveUpAt: start },
      ...(isHandedOver ? [handedOverBy(appointment)] : []),
    ],
  }
}

function handedOverBy({ colleague, place, startsAt, endsAt }: AppointmentRow): NewMail {
  const content = { place, startsAt: startsAt ?? '', endsAt: endsAt ?? '' }
  return { kind: 'handed-over', recipient: 'colleague', colleague, content }
}
