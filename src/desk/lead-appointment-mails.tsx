/** The mails about an appointment, the newest first. */
import type { AppointmentMailState } from './appointment-models'
import { timeText } from './format'
import { Mark } from './mark'
import { mailError, mailKind, mailState, recipientName } from './words'

interface Props {
  mails: readonly AppointmentMailState[]
  /** ISO time. */
  now: string
}

export function AppointmentMails({ mails, now }: Props) {
  if (mails.length === 0) return null
  return (
    <>
      <h3>Mails</h3>
      <ul className="history">
        {mails.map(({ kind, recipient, state, createdAt, sentAt, lastError }) => (
          <li key={`${kind} ${recipient} ${createdAt}`}>
            <p>
              {mailKind(kind)} {recipientName(recipient)}:{' '}
              {state === 'failed' ? <Mark kind="failed">Not mailed</Mark> : mailState(state)}
              {state !== 'sent' && lastError ? ` ${mailError(lastError)}` : ''}
            </p>
            <p className="history-when">
              <time dateTime={sentAt || createdAt}>{timeText(sentAt || createdAt, now)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
