/** Data for a visitor's appointment page. Only a visitor with the link may see this data, so no other page may contain the data. */
import type { FormErrors } from './contact-texts.ts'

/** An appointment in its current state, as the visitor sees it. */
export interface ShownAppointment {
  /** Path of the appointment page. The paths of the page's forms and calendar file start with this path. */
  path: string
  /** `begun` means that a confirmed appointment has started. */
  state: 'confirmed' | 'begun' | 'canceled' | 'no-show'
  /** True if the visitor asked for a different time and staff have not responded yet. */
  isChangeRequested: boolean
  startsAt: string
  endsAt: string
  /** Place id: a city in lower case, "phone" or "video". */
  place: string
  /** The brand's title for the service. `service` is the service's id, or empty if the topic is not a service. */
  topic: string
  service: string
  /** The phone number that the visitor entered, or an empty string. */
  phone: string
}

export interface AppointmentPage {
  /** Undefined if the link is forged or expired, or if the appointment was erased. */
  appointment: ShownAppointment | undefined
  /** The reason for which the submitted form did not change the appointment. */
  answer?: 'too-late' | 'invalid' | 'refused' | undefined
  /** The values of the rejected form. `errors` contains the error messages. */
  typed?: Readonly<Record<string, string>> | undefined
  errors?: FormErrors | undefined
}
