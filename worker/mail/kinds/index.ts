/** All kinds of email. A new kind needs an entry in #desk/mail-kinds, a file here, a line below, and a statement that queues it. */
import type { LeadMailKind, MailKind } from '#desk/mail-kinds.ts'
import type { Lead } from '#worker/leads/lead.ts'
import { readLeads } from '#worker/leads/row.ts'
import { alert } from './alert.ts'
import { appointment } from './appointment.ts'
import { confirmationLetter } from './confirmation.ts'
import { heldBack } from './held-back.ts'
import { assignedLetter, inquiryLetter } from './inquiry.ts'
import type { ClaimedMail, Kind, KindContext, Letter } from './kind.ts'
import { morning } from './morning.ts'

type LetterOf = (lead: Lead, mail: ClaimedMail, context: KindContext) => Letter

const LETTERS: Record<LeadMailKind, LetterOf> = {
  inquiry: (lead, { brand }, { desk }) => inquiryLetter(lead, brand, desk),
  confirmation: (lead, { brand }, { now }) => confirmationLetter(lead, brand, now),
  assigned: (lead, { brand, colleague }, { desk }) => assignedLetter(lead, brand, desk, colleague),
}

/** The emails about a stored inquiry. Returns undefined if the lead was erased meanwhile. */
const aboutLead: Kind = async (mails, context) => {
  const leadOf = await readLeads(context.db, mails)
  return (mail) => {
    const lead = leadOf(mail.lead)
    return lead && LETTERS[mail.kind as LeadMailKind](lead, mail, context)
  }
}

export const KINDS: Record<MailKind, Kind> = {
  inquiry: aboutLead,
  confirmation: aboutLead,
  assigned: aboutLead,
  confirmed: appointment,
  moved: appointment,
  'handed-over': appointment,
  canceled: appointment,
  reminder: appointment,
  'change-asked': appointment,
  'canceled-by-visitor': appointment,
  'held-back': heldBack,
  morning,
  alert,
}
