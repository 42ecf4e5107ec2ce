/** Types that the appointment modules share. All times are ISO times in UTC. */
import * as v from 'valibot'
import { type AppointmentMailKind, MAILS } from '#desk/mail-kinds.ts'
import { DAY_PARTS } from '#shared/appointment.ts'
import type { Recipient } from '#worker/db/mails.ts'

export const APPOINTMENT_STATES = ['requested', 'confirmed', 'canceled', 'no-show'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

export interface Meeting {
  start: string
  minutes: number
  /** "phone", "video", or an office's city in lowercase. */
  place: string
  /** The staff member's email address in lowercase. */
  colleague: string
}

export type AppointmentAction =
  | (Meeting & { action: 'confirm' | 'move'; override: boolean; isClosed?: true })
  | { action: 'cancel' }
  | { action: 'no-show' }

/** In the history of a lead, this value means that the visitor made the change. */
export const VISITOR = 'visitor'

/** Content of an email about an appointment. D1 stores the content as JSON when the appointment changes. */
export const mailContent = v.object({
  visitor: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** The title of a service, or any other topic. If the topic is not a service, `service` is empty. */
  topic: v.string(),
  service: v.string(),
  place: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  colleague: v.string(),
  sequence: v.number(),
  stampedAt: v.string(),
  movedFrom: v.optional(v.string()),
  /** The visitor's preferred days and times. Only `change-asked` emails contain this field. */
  wishes: v.optional(v.pipe(v.array(v.object({ day: v.string(), part: v.picklist(DAY_PARTS) })), v.readonly())),
})
export type AppointmentMailContent = v.InferOutput<typeof mailContent>

export interface AppointmentMail {
  lead: string
  kind: AppointmentMailKind
  recipient: Recipient
  content: AppointmentMailContent
  /** URL of the visitor's appointment page. Only emails to the visitor contain this field. */
  link?: string | undefined
}

export function isCancellation({ kind }: Pick<AppointmentMail, 'kind'>): boolean {
  return MAILS[kind].calendar === 'cancel'
}
