/** Types of appointments, shared by their modules. Times are ISO times in UTC. */

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
  /** The visitor did not come. */
  | { action: 'no-show' }

/** The events of a visitor who uses the link of a mail. */
export type VisitorEvent = 'asked-another-time' | 'canceled-by-visitor'

/** The actor of a visitor's events. */
export const VISITOR = 'visitor'

/** `handed-over` goes to the colleague who no longer has the appointment. */
export const MAIL_KINDS = [
  'confirmed',
  'moved',
  'handed-over',
  'canceled',
  'reminder',
  'change-asked',
  'canceled-by-visitor',
] as const
export type AppointmentMailKind = (typeof MAIL_KINDS)[number]

export const RECIPIENTS = ['visitor', 'colleague', 'office'] as const
export type Recipient = (typeof RECIPIENTS)[number]

/** The content of a mail about an appointment, as it was at the time of the change. Stored as JSON until the mail is settled. */
export interface AppointmentMailContent {
  visitor: { name: string; email: string; phone: string }
  /** The service or topic, as the brand names it, and the service's id (empty if the topic is no service). */
  topic: string
  service: string
  /** Id of the place: a city in lower case, "phone" or "video". */
  place: string
  startsAt: string
  endsAt: string
  /** Email address of the colleague. */
  colleague: string
  /** iCalendar. */
  sequence: number
  /** DTSTAMP. */
  stampedAt: string
  /** The earlier start, if a move changed it. */
  movedFrom?: string | undefined
  /** For `change-asked`: the times that suit the visitor, if any were given. */
  wishes?: readonly { day: string; part: 'morning' | 'afternoon' }[] | undefined
}

/** One mail to send. */
export interface AppointmentMail {
  /** Id of the outbox row, at most 48 characters: MailChannels' events about the mail contain it. */
  id: string
  lead: string
  brand: string
  kind: AppointmentMailKind
  recipient: Recipient
  content: AppointmentMailContent
  /** Number of earlier attempts with an unknown outcome. If it is not 0, this mail may be a second copy. */
  unsure: number
  /** The visitor's link: path and token. Only in mails to the visitor. */
  link?: string | undefined
}
