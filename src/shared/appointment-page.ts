/**
 * Data for a visitor's appointment page. No other page may contain this data, because only a visitor with the link may
 * see it.
 */
import type { FormErrors } from './contact-texts.ts'

export interface ShownAppointment {
  /** Path of the appointment page. The URLs of the page's forms and calendar file start with this path. */
  path: string
  /** The appointment's state. A confirmed appointment becomes `begun` when it starts. */
  state: 'confirmed' | 'begun' | 'canceled' | 'no-show'
  isChangeRequested: boolean
  startsAt: string
  endsAt: string
  /** Id of the appointment's place, which is a city in lowercase, "phone" or "video". */
  place: string
  /** The brand's title for the service. `service` is the service's id, or empty if the topic is not a service. */
  topic: string
  service: string
  phone: string
}

export interface AppointmentPage {
  /** The visitor's appointment. Undefined if the link is forged or expired, or if the appointment was erased. */
  appointment: ShownAppointment | undefined
  /** The reason why the submitted form did not change the appointment. */
  answer?: 'too-late' | 'invalid' | 'refused' | undefined
  typed?: Readonly<Record<string, string>> | undefined
  errors?: FormErrors | undefined
}
