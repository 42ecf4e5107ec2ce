/** Reads a lead's appointment for the desk's lead page, with start times that staff can confirm with one click. */
import { findBrand } from '#brands/index.ts'
import { APPOINTMENT_ACTIONS, type LeadAppointment, type TimeOffer } from '#desk/appointment-models.ts'
import type { DeskLead } from '#desk/models.ts'
import { DEFAULT_MINUTES, type Place, placesOf, type Wish } from '#shared/appointment.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { isAppointmentActionAllowed } from '#worker/appointments/change.ts'
import { endOf } from '#worker/appointments/meeting.ts'
import { readAppointment, readDay } from '#worker/appointments/read.ts'
import { startsOf } from '#worker/appointments/starts.ts'
import type { Database } from '#worker/db/database.ts'
import type { Scope } from '#worker/leads/scope.ts'

/** Used if the appointment request stored in the database is malformed. */
const NO_REQUEST = { service: '', place: '', minutes: DEFAULT_MINUTES, wishes: [] }

export function placesOfBrand(brand: string): Place[] {
  const found = findBrand(brand as BrandId)
  return found ? placesOf(found.contact) : []
}

export async function readLeadAppointment(
  db: Database,
  scope: Scope,
  lead: DeskLead,
  now: string,
): Promise<LeadAppointment | undefined> {
  const record = await readAppointment(db, scope, lead.id)
  if (!record) return undefined
  const { state, startsAt, endsAt, place, colleague, asked } = record
  const request = record.request ?? NO_REQUEST
  const current = { list: lead.list, state, startsAt: startsAt || null, endsAt: endsAt || null }
  const actions = APPOINTMENT_ACTIONS.filter((action) => isAppointmentActionAllowed(action, now, current))
  const isMove = actions.includes('move')
  const offered = isMove
    ? { action: 'move' as const, place, colleague }
    : { action: 'confirm' as const, place: request.place, colleague: scope.who }
  const minutes = isMove ? (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 : request.minutes
  const wishes = isMove ? (asked ?? []) : actions.includes('confirm') ? request.wishes : []
  return {
    ...{ state, request, startsAt, endsAt, place, colleague, asked, minutes, offered, actions },
    places: placesOfBrand(lead.brand).map(({ id, label }) => ({ value: id, label })),
    offers: await Promise.all(wishes.map((wish) => offerOf(db, scope, { lead, wish, minutes, offered }, now))),
  }
}

interface Offered extends Pick<LeadAppointment, 'minutes' | 'offered'> {
  lead: DeskLead
  wish: Wish
}

async function offerOf(
  db: Database,
  scope: Scope,
  { lead, wish, minutes, offered }: Offered,
  now: string,
): Promise<TimeOffer> {
  const { place, colleague } = offered
  const hours = findBrand(lead.brand as BrandId)?.contact.hours
  const onDay = await readDay(db, scope, { day: wish.day, place, colleague })
  const others = onDay.filter((appointment) => appointment.lead !== lead.id)
  return {
    ...wish,
    booked: others,
    starts: startsOf(wish, { hours, minutes, now }).map((start) => {
      const end = endOf({ start: start.startsAt, minutes })
      return { ...start, isTaken: others.some(({ startsAt, endsAt }) => startsAt < end && endsAt > start.startsAt) }
    }),
  }
}
