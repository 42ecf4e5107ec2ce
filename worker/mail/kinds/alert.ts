/** Composes the alerts to the operator. Alerts contain ids and states of emails and inquiries, but no personal data. */
import { mailKind, mailState, recipientName } from '#desk/words.ts'
import { type LateMail, type LateMails, readLateMails } from '#worker/desk/late-mails.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import { type MailContent, type Row, timeOf } from './content.ts'
import type { Kind } from './kind.ts'

export const alert: Kind = async (_mails, { db, now, desk, alertsTo }) => {
  const late = await readLateMails(db, now)
  return () =>
    late.total === 0 ? undefined : { content: contentOf(late, desk), to: alertsTo, afterwards: [late.alerted] }
}

const FOOTER = 'docs/operations.md in the website’s repository explains what to do.'
const NOT_SENT_NOTE =
  'MailChannels did not accept these emails, did not answer, or they bounced. Every inquiry and appointment is stored in the database, and the desk shows each email. Read the inquiries there, fix the cause, then send again what has failed. Call a visitor who did not get an email about an appointment. An inquiry that is not at the desk is a test inquiry of the website. The next test is at 12:00 UTC.'

function contentOf({ mails, total }: LateMails, desk: DeskLinks): MailContent {
  const title = total === 1 ? '1 email failed or is late' : `${total} emails failed or are late`
  return {
    subject: `Alert: ${title}`,
    preview: 'Every inquiry and appointment is stored in the database',
    title,
    blocks: [
      { note: NOT_SENT_NOTE },
      { rows: mails.map((mail) => rowOf(mail, desk)) },
      total > mails.length && { text: `And ${total - mails.length} more.` },
      { link: { label: 'See all inquiries with an email that failed', href: desk.list('failed') } },
    ],
    footer: FOOTER,
  }
}

/** Shows only the start of the lead's id, which is enough to find the lead. */
function rowOf(mail: LateMail, desk: DeskLinks): Row {
  const { id, kind, recipient, brand, lead, createdAt } = mail
  const value = [`${mailKind(kind)} ${recipientName(recipient)}`, brand, timeOf(createdAt), mailState(mail)]
  return { label: (lead || id).slice(0, 8), value: value.join(' · '), href: lead ? desk.lead(lead) : undefined }
}

/** Returns the alert for an inquiry that was emailed without being stored, because the database did not respond. */
export function directMailAlert({ id, brand }: { id: string; brand: string }, isStored: boolean): MailContent {
  const title = '1 inquiry was mailed directly'
  const rest = isStored
    ? 'The inquiry is now stored and does not need to be sent again.'
    : 'The email with this inquiry number may be the only copy: keep it.'
  return {
    subject: `Alert: ${title}`,
    preview: isStored ? 'The inquiry is now stored in the database' : 'The email may be the only copy',
    title,
    blocks: [
      { note: `The database did not respond. ${rest} Check that the database works.` },
      { text: `Inquiry ${id} to ${brand}` },
    ],
    footer: FOOTER,
  }
}
