import { dayOf } from '#shared/dates.ts'
import { dayText } from './format.ts'
import { Mark } from './mark.tsx'
import type { ListedLead } from './models.ts'

type Due = Pick<ListedLead, 'list' | 'dueOn' | 'followUpOn' | 'isLate'>

export function isOverdue({ list, followUpOn, isLate }: Due, now: string): boolean {
  if (list === 'follow-up' && followUpOn !== '' && followUpOn < dayOf(now)) return true
  return (list === 'open' || list === 'follow-up') && isLate
}

export function DueText({ lead, now }: { lead: Due; now: string }) {
  const { list, dueOn, followUpOn, isLate } = lead
  const today = dayOf(now)
  if (list === 'held') return <Mark kind="held">Held back</Mark>
  if (list === 'follow-up' && followUpOn) {
    if (isLate) return <Late>{`answer was due ${dayText(dueOn, now)}`}</Late>
    if (followUpOn < today) return <Late>{`since ${dayText(followUpOn, now)}`}</Late>
    return <span>{followUpOn === today ? 'Follow up today' : `Follow up ${dayText(followUpOn, now)}`}</span>
  }
  if (!dueOn) return null
  if (isLate) return <Late>{`was due ${dayText(dueOn, now)}`}</Late>
  return <span>{dueOn === today ? 'Due today' : `Due by ${dayText(dueOn, now)}`}</span>
}

function Late({ children }: { children: string }) {
  return (
    <>
      <Mark kind="late">Late</Mark>
      <span className="text-danger">{children}</span>
    </>
  )
}

/** @param waited How long the lead has waited, such as "3 h 30 min", or "today" if no business day has passed. */
export function waitingText(waited: string): string {
  return waited === 'today' ? 'Waiting since today' : `Waiting ${waited}`
}
