/** Data of the appointments that the desk shows. Times are ISO times in UTC. Days are ISO dates in Eastern time. */
import type { AppointmentRequest, Wish } from '#shared/appointment.ts'

export const APPOINTMENT_ACTIONS = ['confirm', 'move', 'cancel', 'no-show'] as const
export type AppointmentActionName = (typeof APPOINTMENT_ACTIONS)[number]

/** An appointment that occupies an office or a colleague. */
export interface BookedTime {
  /** Lead id. Empty if the colleague may not see the lead. */
  lead: string
  /** The visitor's name. Empty if the colleague may not see the lead. */
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

/** A time that the visitor prefers, with the day's other appointments. */
export interface TimeOffer extends Wish {
  starts: readonly StartOffer[]
  /** The day's confirmed appointments at the same place or with the same colleague. */
  booked: readonly BookedTime[]
}

/** A lead's appointment, or its request for one. */
export interface LeadAppointment {
  state: 'requested' | 'confirmed' | 'canceled' | 'no-show'
  request: AppointmentRequest
  /** The start of the latest confirmed time, or an empty string. */
  startsAt: string
  endsAt: string
  place: string
  colleague: string
  /** The times that the visitor asked for instead of the confirmed time. Undefined if staff have responded. */
  asked: readonly Wish[] | undefined
  /** The length of an appointment at an offered time. */
  minutes: number
  /** The action that a click on an offered time triggers. */
  offered: { action: 'confirm' | 'move'; place: string; colleague: string }
  /** Empty if no time can currently be confirmed. */
  offers: readonly TimeOffer[]
  actions: readonly AppointmentActionName[]
  /** The brand's places, with their ids as values. */
  places: readonly { value: string; label: string }[]
  /** The appointments that overlap with a rejected time. */
  overlaps?: readonly BookedTime[] | undefined
}

/** An appointment or an appointment request in a list. */
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
  /** Confirmed appointments that have not ended, in time order. */
  upcoming: readonly (ListedAppointment & {
    startsAt: string
    endsAt: string
    colleague: string
    isChangeRequested: boolean
    /** True if an email about the appointment did not reach its recipient. */
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
