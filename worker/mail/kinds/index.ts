/** Composes each kind of email. A new kind also needs a name in #desk/words and #worker/db/mails, and a statement that queues it. */
import type { MailKind } from '#worker/db/mails.ts'
import { readLeads } from '#worker/leads/row.ts'
import { alert } from './alert.ts'
import { appointment } from './appointment.ts'
import { confirmationLetter } from './confirmation.ts'
import { heldBack } from './held-back.ts'
import { assignedLetter, inquiryLetter } from './inquiry.ts'
import type { Kind } from './kind.ts'
import { morning } from './morning.ts'

/** The emails about a stored inquiry. Returns undefined if the lead has been erased. */
const aboutLead: Kind = async (mails, { db, desk, now }) => {
  const leadOf = await readLeads(db, mails)
  return ({ lead: id, kind, brand, colleague }) => {
    const lead = leadOf(id)
    if (kind === 'assigned') return lead && assignedLetter(lead, brand, desk, colleague)
    return lead && (kind === 'inquiry' ? inquiryLetter(lead, brand, desk) : confirmationLetter(lead, brand, now))
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
