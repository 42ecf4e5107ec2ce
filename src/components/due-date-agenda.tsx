import { TextLink } from '#components/rich-text'
import { type DueDate, movedFrom } from '#tax/due-dates/due-dates'

const options = { timeZone: 'UTC' } as const
const monthFormat = new Intl.DateTimeFormat('en-US', { ...options, month: 'long', year: 'numeric' })
const dayFormat = new Intl.DateTimeFormat('en-US', { ...options, weekday: 'short', month: 'short', day: 'numeric' })

interface Props {
  dates: readonly DueDate[]
  /** Say what to do, too. */
  explained: boolean
}

/** Dates in order: by month, and in it by day. A duty has its source, and what to do, where it comes first. */
export function DueDateAgenda({ dates, explained }: Props) {
  const first = new Set(new Map(dates.toReversed().map((due) => [due.rule, due])).values())
  return (
    <div className="agenda grid gap-8">
      {groups(dates, ({ date }) => date.slice(0, 7)).map(([month, own]) => (
        <div key={month}>
          <h3 className="border-b-[length:var(--rule)] border-ink pb-2 text-lg font-bold">
            {monthFormat.format(new Date(month))}
          </h3>
          <dl>
            {groups(own, ({ date, from }) => date + from).map(([key, due]) => (
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

/** What is due on one day, and was before a weekend or holiday moved it. */
function Day({ due, first, explained }: DayProps) {
  const [one] = due
  if (!one) return null
  const moved = movedFrom(one)
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
      <dt className={moved ? 'font-semibold sm:row-span-2' : 'font-semibold'}>
        {dayFormat.format(new Date(one.date))}
        {moved ? <p className="text-sm font-normal text-muted">{moved}</p> : null}
      </dt>
      {due.map((entry) => (
        <dd key={entry.id} className="sm:col-start-2">
          {`${entry.rule.title}: ${entry.period}`}
          {first.has(entry) ? <First rule={entry.rule} explained={explained} /> : null}
        </dd>
      ))}
    </div>
  )
}

function First({ rule: { what, agency, source }, explained }: { rule: DueDate['rule']; explained: boolean }) {
  return (
    <>
      {' · '}
      <TextLink href={source.href}>{source.label}</TextLink>
      {explained ? <p className="text-sm text-muted">{`${what} ${agency}.`}</p> : null}
    </>
  )
}

function groups(dates: readonly DueDate[], key: (due: DueDate) => string): [string, DueDate[]][] {
  const found = new Map<string, DueDate[]>()
  for (const due of dates) found.set(key(due), [...(found.get(key(due)) ?? []), due])
  return [...found]
}
