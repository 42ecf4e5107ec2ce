import { formId } from './action-form.tsx'
import { Card } from './card.tsx'
import { leadPath, timeText } from './format.ts'
import { Mark } from './mark.tsx'
import type { DeskMail, LeadProps } from './models.ts'
import { mailKind, mailState, recipientName } from './words.ts'

export function LeadMails({ shell, view }: LeadProps) {
  const { lead, mails, actions } = view
  if (mails.length === 0) return null
  return (
    <Card id={formId('mail-again')} name="mails" title="Emails">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className="event">
            <p className="basis-full">
              {mailTitle(mail)}:{' '}
              {mail.needsStaff ? (
                <Mark kind="failed">{mail.state === 'failed' ? 'Not sent' : 'May not have arrived'}</Mark>
              ) : null}{' '}
              {mailState(mail)}
            </p>
            <p className="aside">
              <time dateTime={mail.sentAt || mail.createdAt}>{timeText(mail.sentAt || mail.createdAt, shell.now)}</time>
            </p>
            {mail.canSendAgain && actions.includes('mail-again') ? (
              <form method="post" action={leadPath(lead.id)}>
                <input type="hidden" name="action" value="mail-again" />
                <input type="hidden" name="version" value={lead.version} />
                <button className="button" type="submit" name="mail" value={mail.id}>
                  Send again<span className="sr-only">: {mailTitle(mail)}</span>
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const mailTitle = ({ kind, recipient }: DeskMail) => `${mailKind(kind)} ${recipientName(recipient)}`
