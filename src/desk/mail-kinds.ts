/** The kinds of email. The statements in worker/db/mails.ts read the facts, and worker/mail/kinds/ composes the emails. */
interface MailFacts {
  /** As the desk shows it. */
  name: string
  /** If the email fails, no alert names it and staff need not act. For emails that strangers can cause by typing any address. */
  failsQuietly?: true
  /** Replaces earlier emails about the appointment to the same person. */
  replacesEarlier?: true
  /** The recipient no longer has the appointment. The email is useful even after the appointment has started. */
  isCancellation?: true
  /** Useless once the appointment has started. */
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
  confirmed: { name: 'Invitation', replacesEarlier: true, endsAtStart: true },
  moved: { name: 'New time or place', replacesEarlier: true, endsAtStart: true },
  'handed-over': { name: 'Handover notice', replacesEarlier: true, isCancellation: true },
  canceled: { name: 'Cancellation', replacesEarlier: true, isCancellation: true },
  reminder: { name: 'Reminder', endsAtStart: true },
  'change-asked': { name: 'Request for another time' },
  'canceled-by-visitor': { name: 'Cancellation by the visitor', replacesEarlier: true, isCancellation: true },
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

export const mailKindsWith = (fact: keyof MailFacts) => MAIL_KINDS.filter((kind) => MAILS[kind][fact])
