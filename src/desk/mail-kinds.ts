/** The kinds of email. worker/db/mails.ts reads each kind's data, and worker/mail/kinds/ composes the emails. */
export interface MailFacts {
  name: string
  /**
   * True if a failed email of this kind causes no alert and needs no action by staff. For example, a confirmation email fails if
   * a visitor enters a wrong address.
   */
  failsQuietly?: true
  /**
   * `invite` adds the appointment to the recipient's calendar, and `cancel` removes it. An email with either value replaces
   * the recipient's unsent emails about the appointment.
   */
  calendar?: 'invite' | 'cancel'
  /** True if the email is pointless once the appointment has started. */
  endsAtStart?: true
}

const LEAD_MAILS = {
  inquiry: { name: 'Inquiry' },
  confirmation: { name: 'Confirmation', failsQuietly: true },
  assigned: { name: 'Handover of the inquiry' },
} as const satisfies Record<string, MailFacts>
export type LeadMailKind = keyof typeof LEAD_MAILS

/** Kinds of emails about a confirmed appointment. `handed-over` notifies the previous assignee. */
export const APPOINTMENT_MAILS = {
  confirmed: { name: 'Invitation', calendar: 'invite', endsAtStart: true },
  moved: { name: 'New time or place', calendar: 'invite', endsAtStart: true },
  'handed-over': { name: 'Handover notice', calendar: 'cancel' },
  canceled: { name: 'Cancellation', calendar: 'cancel' },
  reminder: { name: 'Reminder', endsAtStart: true },
  'change-asked': { name: 'Request for another time' },
  'canceled-by-visitor': { name: 'Cancellation by the visitor', calendar: 'cancel' },
} as const satisfies Record<string, MailFacts>
export type AppointmentMailKind = keyof typeof APPOINTMENT_MAILS

const OTHER_MAILS = {
  'held-back': { name: 'Inquiries held back' },
  morning: { name: 'Morning email' },
  alert: { name: 'Alert', failsQuietly: true },
} as const satisfies Record<string, MailFacts>

export type MailKind = LeadMailKind | AppointmentMailKind | keyof typeof OTHER_MAILS
export const MAILS: Readonly<Record<MailKind, MailFacts>> = { ...LEAD_MAILS, ...APPOINTMENT_MAILS, ...OTHER_MAILS }
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[]
