/** The page that a visitor's appointment link opens. Access needs only the link, so only that page's response contains the data. */
import type { FormErrors } from './contact-texts.ts'

/** An appointment as its visitor sees it, in its current state. */
export interface ShownAppointment {
  /** The path of the link. Forms and the calendar file are below it. */
  path: string
  /** `begun`: confirmed, and its start has passed. */
  state: 'confirmed' | 'begun' | 'canceled' | 'no-show'
  /** True if the visitor asked for another time, and staff have not answered. */
  isChangeRequested: boolean
  /** ISO times. */
  startsAt: string
  endsAt: string
  /** Id of the place. */
  place: string
  /** The service, as the brand names it, and its id. The id is empty if the topic is not a service. */
  topic: string
  service: string
  /** The phone number that the visitor left, or an empty string. */
  phone: string
}

export interface AppointmentPage {
  /** Undefined if the link is forged or expired, or if the appointment was erased. */
  appointment: ShownAppointment | undefined
  /** Why a form on the page changed nothing. */
  answer?: 'too-late' | 'invalid' | 'refused' | undefined
  /** The rejected fields as typed, and their error messages. */
  typed?: Readonly<Record<string, string>> | undefined
  errors?: FormErrors | undefined
}
