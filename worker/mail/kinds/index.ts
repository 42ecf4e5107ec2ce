/** All kinds of email. A new kind needs entries in #desk/mail-kinds and `KINDS`, and a statement that queues its emails. */
import { APPOINTMENT_MAILS, type LeadMailKind, type MailKind } from '#desk/mail-kinds.ts'
import { deskLinks } from '#worker/desk/links.ts'
import type { Lead } from '#worker/leads/lead.ts'
import { readLeads } from '#worker/leads/row.ts'
import { alert } from './alert.ts'
import { appointment } from './appointment.ts'
import { assigned } from './assigned.ts'
import { confirmationLetter } from './confirmation.ts'
import { heldBack } from './held-back.ts'
import { inquiryLetter } from './inquiry.ts'
import type { ClaimedMail, Kind, KindContext, Letter } from './kind.ts'
import { morning } from './morning.ts'

type LetterOf = (lead: Lead, mail: ClaimedMail, context: KindContext) => Letter

const LETTERS: Record<Exclude<LeadMailKind, 'assigned'>, LetterOf> = {
  inquiry(lead, { brand }, { desk, alertsTo }) {
    if (!lead.isTest) return inquiryLetter(lead, brand, desk)
    // The desk does not show test inquiries, so an email about a test inquiry does not link to the desk. The email has no
    // fallback, because the fallback would go to the brand's staff.
    return { ...inquiryLetter(lead, brand, deskLinks(undefined)), to: alertsTo, ifMalformed: undefined }
  },
  confirmation: (lead, { brand }, { now }) => confirmationLetter(lead, brand, now),
}

/** The emails about a stored inquiry. If the lead is erased before an email is sent, the email is withdrawn. */
const aboutLead: Kind = async (mails, context) => {
  const leadOf = await readLeads(context.db, mails)
  return (mail) => {
    const lead = leadOf(mail.lead)
    return lead && LETTERS[mail.kind as keyof typeof LETTERS](lead, mail, context)
  }
}

const each = <Name extends string>(kinds: Record<Name, unknown>, kind: Kind) =>
  Object.fromEntries(Object.keys(kinds).map((name) => [name, kind])) as Record<Name, Kind>

export const KINDS: Record<MailKind, Kind> = {
  ...each(LETTERS, aboutLead),
  assigned,
  ...each(APPOINTMENT_MAILS, appointment),
  'held-back': heldBack,
  morning,
  alert,
}
