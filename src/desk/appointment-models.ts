/** Appointment data for the staff desk's pages. Times are ISO times in UTC. Days are ISO dates in Eastern time. */
import type { AppointmentRequest, Wish } from '#shared/appointment.ts'

export const APPOINTMENT_ACTIONS = ['confirm', 'move', 'cancel', 'no-show'] as const
export type AppointmentActionName = (typeof APPOINTMENT_ACTIONS)[number]

/** Another lead's confirmed appointment, during which the room or the staff member is not available. */
export interface BookedTime {
  /** The lead's id. Empty if the signed-in staff member may not see the lead. */
  lead: string
  /** The visitor's name. Empty if the signed-in staff member may not see the lead. */
  name: string
  startsAt: string
  endsAt: string
  place: string
  colleague: string
}

export interface StartOffer {
  /** Start time in Eastern time, such as "09:30". */
  time: string
  startsAt: string
  isTaken: boolean
}

export interface TimeOffer extends Wish {
  starts: readonly StartOffer[]
  /** Other leads' confirmed appointments on this day that are at the same office or with the same staff member. */
  booked: readonly BookedTime[]
}

export interface LeadAppointment {
  state: 'requested' | 'confirmed' | 'canceled' | 'no-show'
  request: AppointmentRequest
  /** The appointment's last confirmed start time. Empty if staff never confirmed a time. */
  startsAt: string
  endsAt: string
  place: string
  colleague: string
  /** Times that the visitor requested instead of the confirmed time. Undefined after staff respond to the request. */
  asked: readonly Wish[] | undefined
  minutes: number
  /** Hidden values that a form submits together with the start time that staff click. */
  offered: { action: 'confirm' | 'move'; place: string; colleague: string }
  /** Times that staff can confirm with one click. Empty if staff cannot confirm any time now. */
  offers: readonly TimeOffer[]
  actions: readonly AppointmentActionName[]
  places: readonly { value: string; label: string }[]
  /** Confirmed appointments that overlap the time in a form that the server rejected. */
  overlaps?: readonly BookedTime[] | undefined
}

export interface ListedAppointment {
  lead: string
  name: string
  brandName: string
  topic: string
  place: string
}

export interface AppointmentsView {
  kind: 'appointments'
  toConfirm: readonly (ListedAppointment & {
    requestedAt: string
    wishes: AppointmentRequest['wishes']
    isLate: boolean
  })[]
  upcoming: readonly (ListedAppointment & {
    startsAt: string
    endsAt: string
    colleague: string
    isChangeRequested: boolean
    hasFailedMail: boolean
  })[]
}

export interface AppointmentCount {
  key: string
  requested: number
  confirmed: number
  moved: number
  canceled: number
  canceledByVisitor: number
  noShow: number
}
