/** The page behind a visitor's link to an appointment. The link is its only key, so only one response has its data. */
import type { FormErrors } from './contact-texts.ts'

/** An appointment as its visitor sees it, in today's state. */
export interface ShownAppointment {
  /** The path of the link. Forms and the calendar file are below it. */
  path: string
  /** begun: confirmed and started. */
  state: 'confirmed' | 'begun' | 'canceled' | 'no-show'
  /** True if the visitor asked for another time, and staff have not answered. */
  isChangeRequested: boolean
  /** ISO times. */
  startsAt: string
  endsAt: string
  /** Id of the place. */
  place: string
  /** The service, as the brand names it, and its id. The id is empty if the topic is no service. */
  topic: string
  service: string
  /** The phone number that the visitor left, or an empty string. */
  phone: string
}

export interface AppointmentPage {
  /** Undefined if the link opens no appointment: it is forged or expired, or the appointment was erased. */
  appointment: ShownAppointment | undefined
  /** Why a form of the page changed nothing. */
  answer?: 'too-late' | 'invalid' | 'refused' | undefined
  /** Rejected fields as typed, and the messages about them. */
  typed?: Readonly<Record<string, string>> | undefined
  errors?: FormErrors | undefined
}
