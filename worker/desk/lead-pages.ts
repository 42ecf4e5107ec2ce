import { findBrand } from '#brands/index.ts'
import { repliesOf } from '#brands/replies.ts'
import { APPOINTMENT_ACTIONS, type AppointmentActionName } from '#desk/appointment-models.ts'
import { ACTIONS, type ActionName, type DeskLead, type LeadView } from '#desk/models.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { referenceOf } from '#shared/reference.ts'
import type { Reply } from '#shared/reply.ts'
import { scheduleTexts } from '#shared/schedule-texts.ts'
import { actOnAppointment } from '#worker/appointments/change.ts'
import { readMeeting } from '#worker/appointments/meeting.ts'
import { brandName } from '#worker/brand/brand.ts'
import { raw, sql } from '#worker/db/database.ts'
import { followUpDays, waiting } from '#worker/leads/waiting.ts'
import { act, isAllowed, viewed } from './actions.ts'
import type { Desk } from './context.ts'
import { DONE, readAction } from './forms.ts'
import { type ErasedLead, type LeadRecord, readErased, readLead } from './lead.ts'
import { placesOfBrand, readLeadAppointment } from './lead-appointment.ts'
import { deskText } from './plain-page.ts'
import { formFields, show } from './show.ts'

const CHANGED = 'Somebody else changed this inquiry after you opened it. Nothing that you entered was saved yet.'
const REFUSED = 'The inquiry’s state does not allow this any more. Nothing was changed.'
const OVERLAP = 'Another appointment is at this time. Choose another time, or confirm even if it overlaps.'

export async function showLead(c: Desk) {
  const { db, scope, now } = c.var
  const id = c.req.param('id') ?? ''
  const record = await readLead(db, scope, id, now, c.req.method === 'GET' ? [viewed(scope, id, now)] : [])
  if (!record) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
  return show(c, { ...(await leadView(c, record)), notice: noticeOf(record, scope.who, c.req.query('done')) })
}

export async function showErased(c: Desk, erased: ErasedLead | undefined) {
  if (!erased) return c.notFound()
  const { id, brand, events } = erased
  const isFormLost = c.req.method === 'POST'
  return show(c, { kind: 'erased', reference: referenceOf(id), brandName: brandName(brand), events, isFormLost }, 410)
}

export async function changeLead(c: Desk) {
  const { db, scope, now } = c.var
  const id = c.req.param('id') ?? ''
  const record = await readLead(db, scope, id, now)
  if (!record) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
  const { action = '', version, ...fields } = await formFields(c)
  const name = knownAction(action)
  if (!name || version === undefined)
    return deskText(c, 400, 'Not possible', 'The form is incomplete. Nothing was changed.')
  const form = { action, fields }
  const result = await run(c, record.lead, { name, version, fields })
  if ('error' in result)
    return show(c, { ...(await leadView(c, record)), rejected: { form, error: result.error } }, 400)
  if (result.outcome === 'done') return c.redirect(`/leads/${id}?done=${name}`, 303)
  // Reads the lead again after the staff action, because someone else may have changed it in the meantime.
  const current = await readLead(db, scope, id, now)
  if (!current) return showErased(c, await readErased(db, scope, sql`lead = ${id}`))
  const view = await leadView(c, current)
  if (result.outcome === 'overlap') {
    const appointment = view.appointment && { ...view.appointment, overlaps: result.overlaps }
    return show(c, { ...view, appointment, rejected: { form, error: OVERLAP } }, 409)
  }
  const changes = result.outcome === 'changed' ? eventsAfter(current, version) : undefined
  return show(c, { ...view, rejected: { form, error: changes ? CHANGED : REFUSED }, changes }, 409)
}

async function leadView(c: Desk, { lead, events, related, mails }: LeadRecord): Promise<LeadView> {
  const { db, scope, now } = c.var
  const { brand, request, created_at: createdAt, due_from: dueFrom, answered_at: answeredAt } = lead
  return {
    ...{ kind: 'lead', lead, events, related, mails },
    brandName: brandName(brand),
    actions: ACTIONS.filter((action) => isAllowed(action, lead)),
    colleagues: await colleaguesOf(c, brand),
    followUpDays: followUpDays(brand, now),
    replies: repliesOf(brand).map((reply) => fillReply(reply, lead)),
    ...waiting({ brand, createdAt, dueFrom, answeredAt }, now),
    appointment: request === '' ? undefined : await readLeadAppointment(db, scope, lead, now),
  }
}

function fillReply(reply: Reply, { name, topic, id }: DeskLead): Reply {
  const service = ['', scheduleTexts.notSure].includes(topic) ? 'your question' : topic
  const values: Record<string, string> = { name, service, reference: referenceOf(id) }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  return { title: reply.title, subject: fill(reply.subject), body: fill(reply.body) }
}

/**
 * Returns the staff who may be assigned the brand's leads. If DESK_STAFF is not set, returns everyone who has acted on a
 * lead.
 */
async function colleaguesOf({ var: { db, staff } }: Desk, brand: string): Promise<string[]> {
  if (staff) return Object.keys(staff).filter((email) => staff[email]?.includes(brand as BrandId))
  const rows = await db.rows<{ who: string }>(
    raw(`SELECT DISTINCT who FROM lead_events WHERE who LIKE '%@%' ORDER BY who`),
  )
  return rows.map(({ who }) => who)
}

interface Sent {
  name: ActionName | AppointmentActionName
  version: string
  fields: Record<string, string>
}

async function run(c: Desk, { id, brand }: DeskLead, { name, version, fields }: Sent) {
  const { db, scope, staff, now } = c.var
  const limits = { colleagues: staff && (await colleaguesOf(c, brand)), now }
  if (ACTIONS.some((known) => known === name)) {
    const read = readAction(name as ActionName, fields, limits)
    return 'error' in read ? read : act(db, scope, { id, version, action: read.action }, now)
  }
  if (name === 'cancel' || name === 'no-show')
    return actOnAppointment(db, scope, { id, version, action: { action: name } }, now)
  const hours = findBrand(brand as BrandId)?.contact.hours
  const read = readMeeting(name as 'confirm' | 'move', fields, { ...limits, places: placesOfBrand(brand), hours })
  return 'error' in read ? read : actOnAppointment(db, scope, { id, version, action: read.action }, now)
}

function knownAction(name: string | undefined): Sent['name'] | undefined {
  return [...ACTIONS, ...APPOINTMENT_ACTIONS].find((known) => known === name)
}

export function eventsAfter({ events }: LeadRecord, version: string) {
  const seen = events.findIndex(({ id }) => id === version)
  return events.slice(seen + 1).filter(({ action }) => action !== 'viewed')
}

/** Returns the success message for an action if the staff member performed it and no other action followed. */
function noticeOf({ events }: LeadRecord, who: string, done: string | undefined): string | undefined {
  const latest = events.findLast(({ action }) => action !== 'viewed')
  const name = knownAction(done)
  return name && latest?.action === name && latest.who === who ? DONE[name] : undefined
}
