/** The emails about a lead and its appointment, newest first. Staff can resend sent and failed emails. */
import { formId } from './action-form.tsx'
import { leadPath, timeText } from './format.ts'
import { Mark } from './mark.tsx'
import type { DeskMail, LeadProps } from './models.ts'
import { mailKind, mailState, recipientName } from './words.ts'

export function LeadMails({ shell, view }: LeadProps) {
  const { lead, mails, actions } = view
  if (mails.length === 0) return null
  return (
    <section className="card" id={formId('mail-again')} aria-labelledby="mails">
      <h2 id="mails">Emails</h2>
      <ul className="history mails">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              {mailTitle(mail)}:{' '}
              {mail.needsStaff ? (
                <Mark kind="failed">{mail.state === 'failed' ? 'Not sent' : 'May not have arrived'}</Mark>
              ) : null}{' '}
              {mailState(mail)}
            </p>
            <p className="history-when">
              <time dateTime={mail.sentAt || mail.createdAt}>{timeText(mail.sentAt || mail.createdAt, shell.now)}</time>
            </p>
            {mail.canSendAgain && actions.includes('mail-again') ? (
              <form method="post" action={leadPath(lead.id)}>
                <input type="hidden" name="action" value="mail-again" />
                <input type="hidden" name="version" value={lead.version} />
                <button type="submit" name="mail" value={mail.id}>
                  Send again<span className="hidden">: {mailTitle(mail)}</span>
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const mailTitle = ({ kind, recipient }: DeskMail) => `${mailKind(kind)} ${recipientName(recipient)}`
