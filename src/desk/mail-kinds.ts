/** The kinds of email. The statements in worker/db/mails.ts read the facts, and worker/mail/kinds/ composes the emails. */
export interface MailFacts {
  /** As the desk shows it. */
  name: string
  /** Set it if a stranger can cause the email by typing any address. If it fails, no alert names it, and staff need not act. */
  failsQuietly?: true
  /** What the email does to the appointment in the recipient's calendar. It replaces earlier emails about the appointment. */
  calendar?: 'invite' | 'cancel'
  /** True if the email is useless once the appointment has started. */
  endsAtStart?: true
}

/** Emails about a lead, which read their content when they are sent. */
const LEAD_MAILS = {
  inquiry: { name: 'Inquiry' },
  confirmation: { name: 'Confirmation', failsQuietly: true },
  assigned: { name: 'Handover of the inquiry' },
} as const satisfies Record<string, MailFacts>
export type LeadMailKind = keyof typeof LEAD_MAILS

/** Emails about a confirmed time. `handed-over` goes to the colleague who no longer has the appointment. */
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

/** Emails about several leads, or about the site. */
const OTHER_MAILS = {
  'held-back': { name: 'Inquiries held back' },
  morning: { name: 'Morning email' },
  alert: { name: 'Alert', failsQuietly: true },
} as const satisfies Record<string, MailFacts>

export type MailKind = LeadMailKind | AppointmentMailKind | keyof typeof OTHER_MAILS
export const MAILS: Readonly<Record<MailKind, MailFacts>> = { ...LEAD_MAILS, ...APPOINTMENT_MAILS, ...OTHER_MAILS }
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[]
