/** A lead in a list. Its link covers the whole row. */

import { DueText, isOverdue, waitingText } from './due'
import { colleague, leadPath, timeText } from './format'
import { Mark } from './mark'
import type { DeskShell, ListedLead } from './models'
import { closedAs, heldFor, mailError, placeOf, wishText } from './words'

interface Props {
  lead: ListedLead
  shell: DeskShell
  /** In lists with leads of all lists. */
  showsPlace: boolean
}

export function ListRow({ lead, shell, showsPlace }: Props) {
  const { name, topic, brandName, start, list, wish, assignee, createdAt } = lead
  const isLate = isOverdue(lead, shell.now)
  return (
    <li className={isLate ? 'row row-late' : 'row'}>
      <div className="row-main">
        <div>
          <h2 className="row-name">
            <a href={leadPath(lead.id)}>{name}</a>
          </h2>
          <p className="row-topic">{[topic, brandName].filter(Boolean).join(' · ')}</p>
        </div>
        {wish ? <p className="row-topic">Appointment: {wishText(wish, shell.now)}</p> : null}
        <p className="row-start">{start}</p>
        <Remarks lead={lead} />
      </div>
      <p className="row-due">
        {showsPlace && (list === 'open' || (isLate && list === 'follow-up')) ? <span>{placeOf(list)}</span> : null}
        <State lead={lead} shell={shell} showsPlace={showsPlace} />
      </p>
      <p className="row-when">
        <span>
          <span className="hidden">Received </span>
          <time dateTime={createdAt}>{timeText(createdAt, shell.now)}</time>
        </span>
        {list !== 'closed' && lead.waited ? <span>{waitingText(lead.waited)}</span> : null}
      </p>
      <p className={assignee ? 'row-who' : 'row-who row-nobody'}>
        {assignee ? colleague(assignee, shell.who) : list === 'closed' ? '' : 'Nobody yet'}
      </p>
    </li>
  )
}

function State({ lead, shell, showsPlace }: Props) {
  if (lead.list === 'closed') return closedAs(lead.closedAs)
  return lead.list === 'held' && !showsPlace ? null : <DueText lead={lead} now={shell.now} />
}

/** Why a lead was held back, or why its mail failed. */
function Remarks({ lead: { list, state, reasons, lastError } }: { lead: ListedLead }) {
  return (
    <>
      {list === 'held' ? <p className="row-remark">{reasons.map(heldFor).join(' ') || 'Held back.'}</p> : null}
      {state === 'failed' ? (
        <p className="row-remark">
          <Mark kind="failed">Not mailed</Mark> {lastError ? mailError(lastError) : ''}
        </p>
      ) : null}
    </>
  )
}
