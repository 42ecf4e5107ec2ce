/** The appointments that the desk shows. Times are ISO times, days are ISO days in Ohio. */
import type { AppointmentRequest, Wish } from '#shared/appointment.ts'

/** The staff actions on an appointment. */
export const APPOINTMENT_ACTIONS = ['confirm', 'move', 'cancel', 'no-show'] as const
export type AppointmentActionName = (typeof APPOINTMENT_ACTIONS)[number]

/** An appointment that occupies a room or a colleague. */
export interface BookedTime {
  /** Empty if the colleague may not read the lead. */
  lead: string
  /** Name of the visitor. Empty if the colleague may not read the lead. */
  name: string
  startsAt: string
  endsAt: string
  place: string
  colleague: string
}

/** A start time that staff can confirm with one click. */
export interface StartOffer {
  /** Such as "09:30". */
  time: string
  startsAt: string
  isTaken: boolean
}

/** A time that suits the visitor, with the appointments of that day. */
export interface TimeOffer extends Wish {
  starts: readonly StartOffer[]
  /** Confirmed appointments of that day at that place or with that colleague. */
  booked: readonly BookedTime[]
}

/** The appointment of a lead, or the request for one. */
export interface LeadAppointment {
  state: 'requested' | 'confirmed' | 'canceled' | 'no-show'
  request: AppointmentRequest
  /** The start of the latest confirmed time. Empty if there was none. */
  startsAt: string
  endsAt: string
  place: string
  colleague: string
  /** The times that the visitor asked for instead of the confirmed one, if staff have not answered. */
  asked: readonly Wish[] | undefined
  /** The length of an appointment at an offered time. */
  minutes: number
  /** The action that a click on an offered time triggers. */
  offered: { action: 'confirm' | 'move'; place: string; colleague: string }
  /** Empty if no time can currently be confirmed. */
  offers: readonly TimeOffer[]
  actions: readonly AppointmentActionName[]
  /** Places of the brand, by id. */
  places: readonly { value: string; label: string }[]
  /** The appointments that a rejected time overlaps. */
  overlaps?: readonly BookedTime[] | undefined
}

/** An appointment or a request in a list. */
export interface ListedAppointment {
  lead: string
  name: string
  brandName: string
  topic: string
  /** Label of the place. */
  place: string
}

export interface AppointmentsView {
  kind: 'appointments'
  /** Requests without a confirmed time, the oldest first. */
  toConfirm: readonly (ListedAppointment & {
    requestedAt: string
    wishes: AppointmentRequest['wishes']
    isLate: boolean
  })[]
  /** Confirmed appointments that are not over, by time. */
  upcoming: readonly (ListedAppointment & {
    startsAt: string
    endsAt: string
    colleague: string
    isChangeRequested: boolean
    /** True if an email about the appointment did not reach its recipient. */
    hasFailedMail: boolean
  })[]
}

/** Counts for the week that starts on this Monday. */
export interface AppointmentCount {
  key: string
  requested: number
  confirmed: number
  moved: number
  canceled: number
  canceledByVisitor: number
  noShow: number
}
