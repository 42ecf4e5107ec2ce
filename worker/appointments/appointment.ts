/** Types of appointments, shared by their modules. Times are ISO times in UTC. */
import * as v from 'valibot'
import { type AppointmentMailKind, MAILS } from '#desk/mail-kinds.ts'
import { DAY_PARTS } from '#shared/appointment.ts'
import type { Recipient } from '#worker/db/mails.ts'

export const APPOINTMENT_STATES = ['requested', 'confirmed', 'canceled', 'no-show'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

export interface Meeting {
  start: string
  minutes: number
  /** Id of a place. */
  place: string
  /** Email address in lower case. */
  colleague: string
}

export type AppointmentAction =
  /**
   * `override` stores the time although it overlaps with another appointment. `isClosed` records that the firm is closed at the
   * time.
   */
  | (Meeting & { action: 'confirm' | 'move'; override: boolean; isClosed?: true })
  | { action: 'cancel' }
  /** Records that the visitor did not come. */
  | { action: 'no-show' }

/** The actor of a visitor's events. */
export const VISITOR = 'visitor'

/** The content of an email about an appointment, as it was at the time of the change. Stored as JSON. */
export const mailContent = v.object({
  visitor: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** The service or topic, as the brand names it, and the service's id (empty if the topic is not a service). */
  topic: v.string(),
  service: v.string(),
  /** Id of the place: a city in lower case, "phone" or "video". */
  place: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  colleague: v.string(),
  /** SEQUENCE in iCalendar. */
  sequence: v.number(),
  /** DTSTAMP in iCalendar. */
  stampedAt: v.string(),
  /** The earlier start, if a move changed it. */
  movedFrom: v.optional(v.string()),
  /** For `change-asked`: the times that suit the visitor, if any were given. */
  wishes: v.optional(v.pipe(v.array(v.object({ day: v.string(), part: v.picklist(DAY_PARTS) })), v.readonly())),
})
export type AppointmentMailContent = v.InferOutput<typeof mailContent>

/** One email to send. */
export interface AppointmentMail {
  lead: string
  kind: AppointmentMailKind
  recipient: Recipient
  content: AppointmentMailContent
  /** The URL of the visitor's page. Only in emails to the visitor. */
  link?: string | undefined
}

export function isCancellation({ kind }: Pick<AppointmentMail, 'kind'>): boolean {
  return MAILS[kind].calendar === 'cancel'
}
