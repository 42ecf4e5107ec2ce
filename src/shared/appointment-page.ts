/** Data for a visitor's appointment page. Anyone with the link has access, so no other response contains this data. */
import type { FormErrors } from './contact-texts.ts'

/** An appointment in its current state, as the visitor sees it. */
export interface ShownAppointment {
  /** The link's path. The paths of forms and the calendar file start with it. */
  path: string
  /** `begun` means that a confirmed appointment has started. */
  state: 'confirmed' | 'begun' | 'canceled' | 'no-show'
  /** True if the visitor asked for another time and staff have not responded. */
  isChangeRequested: boolean
  startsAt: string
  endsAt: string
  /** Place id: a city in lower case, "phone" or "video". */
  place: string
  /** The service as the brand calls it, and its id. The id is empty if the topic is not a service. */
  topic: string
  service: string
  /** The phone number that the visitor left, or an empty string. */
  phone: string
}

export interface AppointmentPage {
  /** Undefined if the link is forged or expired, or if the appointment was erased. */
  appointment: ShownAppointment | undefined
  /** Why a form on the page did not change anything. */
  answer?: 'too-late' | 'invalid' | 'refused' | undefined
  /** The rejected fields as submitted, and their error messages. */
  typed?: Readonly<Record<string, string>> | undefined
  errors?: FormErrors | undefined
}
