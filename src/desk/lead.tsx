/** A lead: what the visitor wrote, what to do next, and what happened so far. */
import { referenceOf } from '#shared/reference'
import { DueText, waitingText } from './due'
import { timeInText } from './format'
import { LeadActions } from './lead-actions'
import { LeadAlert } from './lead-alert'
import { LeadAppointment } from './lead-appointment'
import { LeadHistory } from './lead-history'
import { LeadRelated } from './lead-related'
import { LeadReply } from './lead-reply'
import { LeadSource } from './lead-source'
import { Mark } from './mark'
import type { DeskLead, LeadProps } from './models'
import { closedAs, deliveryOf, heldFor, maskText } from './words'

export function LeadPage({ shell, view }: LeadProps) {
  const { lead, notice } = view
  return (
    <>
      <LeadAlert shell={shell} view={view} />
      {notice ? (
        <p role="status" className="notice">
          <Mark kind="done">Done</Mark> {notice}
        </p>
      ) : null}
      <LeadHead shell={shell} view={view} />
      <div className="lead">
        <div className="lead-text">
          {lead.list === 'held' ? <HeldBack reasons={lead.reasons} /> : null}
          <LeadAppointment shell={shell} view={view} />
          <section className="card" aria-labelledby="message">
            <h2 id="message">Message</h2>
            <p className="message">{lead.message || 'The visitor left the message empty.'}</p>
            {lead.masked.map((kind) => (
              <p key={kind} className="remark">
                {maskText(kind)}
              </p>
            ))}
          </section>
          <LeadReply view={view} />
        </div>
        <LeadActions shell={shell} view={view} />
        <div className="lead-more">
          <LeadHistory shell={shell} view={view} />
          <LeadRelated shell={shell} view={view} />
          <LeadSource lead={lead} />
        </div>
      </div>
    </>
  )
}

function LeadHead({ shell, view }: LeadProps) {
  const { lead, brandName, waited, dueOn, isLate } = view
  const time = (iso: string) => timeInText(iso, shell.now)
  const delivery = deliveryOf(lead, time)
  return (
    <header className="lead-head">
      <h1>{lead.name}</h1>
      <p className="lead-topic">{[lead.topic, brandName].filter(Boolean).join(' · ')}</p>
      <ul className="facts">
        <li>
          {lead.list === 'closed' ? (
            <Mark kind="done">{closedAs(lead.closed_as)}</Mark>
          ) : (
            <DueText lead={{ list: lead.list, dueOn, followUpOn: lead.follow_up_on, isLate }} now={shell.now} />
          )}
          {lead.list === 'closed' && lead.closed_at ? ` ${time(lead.closed_at)}` : null}
        </li>
        <li>
          Received <time dateTime={lead.created_at}>{time(lead.created_at)}</time>
        </li>
        {lead.list !== 'closed' && waited ? <li>{waitingText(waited)}</li> : null}
        <li>{assigneeText(lead, shell.who)}</li>
        <li>
          Reference <b>{referenceOf(lead.id)}</b>
        </li>
      </ul>
      <p className={delivery.isFailed ? 'remark remark-failed' : 'lead-delivery'}>
        {delivery.isFailed ? <Mark kind="failed">Not mailed</Mark> : null} {delivery.text}
      </p>
    </header>
  )
}

function assigneeText({ assignee, list }: DeskLead, who: string): string {
  if (list === 'closed') return assignee && `Was with ${assignee === who ? 'you' : assignee}`
  if (assignee === '') return 'Nobody has it yet'
  return assignee === who ? 'You have it' : `${assignee} has it`
}

function HeldBack({ reasons }: { reasons: readonly string[] }) {
  return (
    <section className="card" aria-labelledby="held-back">
      <h2 id="held-back">Why it was held back</h2>
      {reasons.length > 0 ? (
        <ul className="bullets">
          {reasons.map((reason) => (
            <li key={reason}>{heldFor(reason)}</li>
          ))}
        </ul>
      ) : (
        <p>No reason is stored.</p>
      )}
      <p>If it is a real inquiry, release it. The office then gets it by mail.</p>
    </section>
  )
}
