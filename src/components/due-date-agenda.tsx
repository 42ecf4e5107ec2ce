import './due-date-agenda.css'
import { TextLink } from '#components/rich-text'
import { type DueDate, movedFrom } from '#tax/due-dates/due-dates'

const options = { timeZone: 'UTC' } as const
const monthFormat = new Intl.DateTimeFormat('en-US', { ...options, month: 'long', year: 'numeric' })
const dayFormat = new Intl.DateTimeFormat('en-US', { ...options, weekday: 'short', month: 'short', day: 'numeric' })

interface Props {
  dates: readonly DueDate[]
  /** Explain what to file or pay, and with which agency. */
  explained: boolean
}

/** Due dates by month and day. Only the first date of each rule shows the rule's source and explanation. */
export function DueDateAgenda({ dates, explained }: Props) {
  const first = new Set(new Map(dates.toReversed().map((due) => [due.rule, due])).values())
  return (
    <div className="agenda grid gap-8">
      {groupBy(dates, ({ date }) => date.slice(0, 7)).map(([month, datesOfMonth]) => (
        <div key={month}>
          <h3 className="border-b-[length:var(--rule)] border-ink pb-2 text-lead font-bold">
            {monthFormat.format(new Date(month))}
          </h3>
          <dl>
            {groupBy(datesOfMonth, ({ date, from }) => date + from).map(([key, due]) => (
              <Day key={key} due={due} first={first} explained={explained} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

interface DayProps {
  due: readonly DueDate[]
  first: ReadonlySet<DueDate>
  explained: boolean
}

/** The duties that are due on one day and originally shared a date, before a weekend or holiday moved them. */
function Day({ due, first, explained }: DayProps) {
  const [firstDuty] = due
  if (!firstDuty) return null
  const moved = movedFrom(firstDuty)
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
      <dt className={moved ? 'font-semibold sm:row-span-2' : 'font-semibold'}>
        {dayFormat.format(new Date(firstDuty.date))}
        {moved ? <p className="text-small font-normal text-muted">{moved}</p> : null}
      </dt>
      {due.map((entry) => (
        <dd key={entry.id} className="sm:col-start-2">
          {`${entry.rule.title}: ${entry.period}`}
          {first.has(entry) ? <RuleDetails rule={entry.rule} explained={explained} /> : null}
        </dd>
      ))}
    </div>
  )
}

function RuleDetails({ rule: { what, agency, source }, explained }: { rule: DueDate['rule']; explained: boolean }) {
  return (
    <>
      {' · '}
      <TextLink href={source.href}>{source.label}</TextLink>
      {explained ? <p className="text-small text-muted">{`${what} ${agency}.`}</p> : null}
    </>
  )
}

function groupBy(dates: readonly DueDate[], key: (due: DueDate) => string): [string, DueDate[]][] {
  const groups = new Map<string, DueDate[]>()
  for (const due of dates) groups.set(key(due), [...(groups.get(key(due)) ?? []), due])
  return [...groups]
}
