/** Data of the appointments that the desk shows. Times are ISO times in UTC. Days are ISO dates in Eastern time. */
import type { AppointmentRequest, Wish } from '#shared/appointment.ts'

export const APPOINTMENT_ACTIONS = ['confirm', 'move', 'cancel', 'no-show'] as const
export type AppointmentActionName = (typeof APPOINTMENT_ACTIONS)[number]

/** A confirmed appointment, during which its room or staff member is not available. */
export interface BookedTime {
  /** Lead id. Empty if the signed-in staff member may not see the lead. */
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

/** A time that the visitor prefers, with the other appointments on that day. */
export interface TimeOffer extends Wish {
  starts: readonly StartOffer[]
  /** The day's confirmed appointments in the same room or with the same staff member. */
  booked: readonly BookedTime[]
}

/** A lead's appointment or appointment request. */
export interface LeadAppointment {
  state: 'requested' | 'confirmed' | 'canceled' | 'no-show'
  request: AppointmentRequest
  /** Start of the most recently confirmed time. Empty if no time was ever confirmed. */
  startsAt: string
  endsAt: string
  place: string
  colleague: string
  /** Times that the visitor requested instead of the confirmed time. Undefined once staff have responded. */
  asked: readonly Wish[] | undefined
  /** Length of an appointment at an offered time, in minutes. */
  minutes: number
  /** The action of the buttons for the offered times. */
  offered: { action: 'confirm' | 'move'; place: string; colleague: string }
  /** Times that staff can confirm with one click. Empty if no time can be confirmed now. */
  offers: readonly TimeOffer[]
  actions: readonly AppointmentActionName[]
  /** Options for the brand's places. Each `value` is a place id. */
  places: readonly { value: string; label: string }[]
  /** The appointments that overlap the time in a rejected form. */
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
  /** Requests without a confirmed time, oldest first. */
  toConfirm: readonly (ListedAppointment & {
    requestedAt: string
    wishes: AppointmentRequest['wishes']
    isLate: boolean
  })[]
  /** Confirmed appointments that have not ended, earliest first. */
  upcoming: readonly (ListedAppointment & {
    startsAt: string
    endsAt: string
    colleague: string
    isChangeRequested: boolean
    /** True if at least one email about the appointment did not reach its recipient. */
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
