import { referenceOf } from '#shared/reference.ts'
import { Card } from './card.tsx'
import { DueText, waitingText } from './due.tsx'
import { leadPath, timeInText, timeText } from './format.ts'
import { LeadActions } from './lead-actions.tsx'
import { LeadAlert } from './lead-alert.tsx'
import { Fact, LeadAppointment } from './lead-appointment.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadMails } from './lead-mails.tsx'
import { LeadReply } from './lead-reply.tsx'
import { Mark } from './mark.tsx'
import type { DeskLead, LeadProps, RelatedLead } from './models.ts'
import { closedAs, heldFor, maskedNumber, placeOf } from './words.ts'

export function LeadPage({ shell, view }: LeadProps) {
  const { lead, notice } = view
  return (
    <>
      <LeadAlert shell={shell} view={view} />
      {notice ? (
        <p role="status" className="notice block print:hidden">
          <Mark kind="done" className="me-[.3rem] align-bottom">
            Done
          </Mark>{' '}
          {notice}
        </p>
      ) : null}
      <LeadHead shell={shell} view={view} />
      <div className="column md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_20.5rem] md:items-start print:block">
        <div className="column">
          {lead.list === 'held' ? <HeldBack reasons={lead.reasons} /> : null}
          <LeadAppointment shell={shell} view={view} />
          <Card name="message" title="Message">
            <p className="max-w-176 large [line-height:1.6] whitespace-pre-wrap">
              {lead.message || 'The visitor left the message empty.'}
            </p>
            {lead.masked.map((kind) => (
              <p key={kind} className="remark">
                {maskedNumber(kind)} was removed. Ask for it by phone or through the client portal.
              </p>
            ))}
          </Card>
          <LeadReply view={view} />
        </div>
        <LeadActions shell={shell} view={view} />
        <div className="column">
          <LeadMails shell={shell} view={view} />
          <LeadHistory shell={shell} view={view} />
          <LeadRelated shell={shell} view={view} />
          <LeadSource lead={lead} />
        </div>
      </div>
    </>
  )
}

function LeadHead({ shell, view }: LeadProps) {
  const { lead, mails, brandName, waited, dueOn, isLate } = view
  const time = (iso: string) => timeInText(iso, shell.now)
  return (
    <header className="stack">
      <h1>{lead.name}</h1>
      <p className="large">{[lead.topic, brandName].filter(Boolean).join(' · ')}</p>
      <ul className="row">
        <li className="fact">
          {lead.list === 'closed' ? (
            <Mark kind="done">{closedAs(lead.closed_as)}</Mark>
          ) : (
            <DueText lead={{ list: lead.list, dueOn, followUpOn: lead.follow_up_on, isLate }} now={shell.now} />
          )}
          {lead.list === 'closed' && lead.closed_at ? ` ${time(lead.closed_at)}` : null}
        </li>
        <li className="fact">
          Received <time dateTime={lead.created_at}>{time(lead.created_at)}</time>
        </li>
        {lead.list !== 'closed' && waited ? <li className="fact">{waitingText(waited)}</li> : null}
        <li className="fact">{assigneeText(lead, shell.who)}</li>
        <li className="fact">
          Reference <b className="font-semibold tabular">{referenceOf(lead.id)}</b>
        </li>
      </ul>
      {mails.some(({ needsStaff }) => needsStaff) ? (
        <p className="remark bg-danger-wash border-danger">
          <Mark kind="failed">Email</Mark>{' '}
          <a href="#mails">An email about this inquiry failed or may not have arrived</a>.
        </p>
      ) : null}
    </header>
  )
}

function assigneeText({ assignee, list }: DeskLead, who: string): string {
  if (list === 'closed') return assignee && `Was assigned to ${assignee === who ? 'you' : assignee}`
  if (assignee === '') return 'Not assigned yet'
  return assignee === who ? 'Assigned to you' : `Assigned to ${assignee}`
}

function HeldBack({ reasons }: { reasons: readonly string[] }) {
  return (
    <Card name="held-back" title="Why it was held back">
      {reasons.length > 0 ? (
        <ul className="bullets">
          {reasons.map((reason) => (
            <li key={reason}>{heldFor(reason)}</li>
          ))}
        </ul>
      ) : (
        <p>No reason is stored.</p>
      )}
      <p className="mt-2">If it is a real inquiry, release it. The office then gets it by email.</p>
    </Card>
  )
}

function LeadRelated({ shell, view: { lead, related } }: LeadProps) {
  if (related.length === 0) return null
  const later = related.filter(({ created_at }) => created_at > lead.created_at)
  const earlier = related.filter(({ created_at }) => created_at <= lead.created_at)
  return (
    <Card name="related" title="Same email address or phone number">
      <RelatedLeads title="Later" leads={later} now={shell.now} />
      <RelatedLeads title="Earlier" leads={earlier} now={shell.now} />
    </Card>
  )
}

function RelatedLeads({ title, leads, now }: { title: string; leads: readonly RelatedLead[]; now: string }) {
  if (leads.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {leads.map(({ id, brandName, topic, created_at, list, closed_as }) => (
          <li key={id} className="row justify-between">
            <a className="target" href={leadPath(id)}>
              {topic || 'Inquiry'}, {timeText(created_at, now)}
            </a>
            <span className="aside">
              {brandName} · {list === 'closed' ? closedAs(closed_as) : placeOf(list)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function LeadSource({ lead }: { lead: DeskLead }) {
  const { topic, service, asked_title, form_type, page, from_page, referrer_host, campaign, follows } = lead
  const rows: [label: string, value: string][] = [
    ['Chosen service', service],
    ['Came from the page of', asked_title === topic ? '' : asked_title],
    ['Page with the form', page],
    ['Previous page', from_page],
    ['Referring website', referrer_host],
    ...Object.entries(campaign).map(([name, value]): [string, string] => [
      `Campaign ${name.replace(/^utm_/, '')}`,
      value,
    ]),
    ['Form', form_type],
    ['Full ID', lead.id],
  ]
  return (
    <Card name="source" title="Where it came from">
      {follows ? (
        <p className="mb-2">
          The visitor sent this form before. <a href={leadPath(follows)}>See the first inquiry</a>.
        </p>
      ) : null}
      <dl className="stack">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </dl>
    </Card>
  )
}
