import { monthOf } from '#shared/dates.ts'
import { dayText } from '#tax/due-dates/days.ts'
import { type DueDate, groupDates, movedFrom } from '#tax/due-dates/due-dates.ts'
import { Fold } from '#ui/fold.tsx'
import { TextLink, Unbroken } from '#ui/rich-text.tsx'

interface Props {
  dates: readonly DueDate[]
  /** True for a 12-month list that explains what to file or pay. On screens, only the first two months are open. */
  year?: boolean
}

export function DueDateAgenda({ dates, year = false }: Props) {
  const first = new Set(new Map(dates.toReversed().map((due) => [due.rule, due])).values())
  const months = groupDates(dates, ({ date }) => date.slice(0, 7)).map(([month, due]) => ({
    month: monthOf(month),
    count: `${due.length} ${due.length === 1 ? 'date' : 'dates'}`,
    days: (
      <dl>
        {groupDates(due, ({ date, from }) => date + from).map(([key, dueOfDay]) => (
          <Day key={key} due={dueOfDay} first={first} explained={year} />
        ))}
      </dl>
    ),
  }))
  return year ? (
    <div className="border-b border-line print:[&_details]:mb-3 print:[&_details::details-content]:[content-visibility:visible] print:[&_summary]:block print:[&_summary]:break-after-avoid print:[&_summary]:py-[.2rem]">
      {months.map(({ month, count, days }, index) => (
        <Fold key={month} open={index < 2} title={<h3 className="text-lead">{`${month}: ${count}`}</h3>}>
          {days}
        </Fold>
      ))}
    </div>
  ) : (
    <div className="grid gap-8">
      {months.map(({ month, days }) => (
        <div key={month}>
          <h3 className="border-b-[length:var(--rule)] border-heavy-line pb-2 text-lead font-bold">{month}</h3>
          {days}
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

/** Shows due dates that fall on the same day. Due dates that were moved from different dates are shown separately. */
function Day({ due, first, explained }: DayProps) {
  const [firstDuty] = due
  if (!firstDuty) return null
  const moved = movedFrom(firstDuty)
  return (
    <div
      className={`grid gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[11rem_1fr] ${explained ? 'print:block print:py-[.15rem]' : ''}`}
    >
      <dt className={moved ? 'font-semibold sm:row-span-2' : 'font-semibold'}>
        {dayText(firstDuty.date)}
        {moved ? (
          <p className={`text-small font-normal text-muted ${explained ? 'print:ml-2 print:inline' : ''}`}>{moved}</p>
        ) : null}
      </dt>
      {due.map((entry) => (
        <dd key={entry.id} className="sm:col-start-2">
          <Unbroken text={`${entry.rule.title}: ${entry.period.replaceAll(' ', '\u00a0')}`} />
          {first.has(entry) ? <RuleDetails rule={entry.rule} explained={explained} /> : null}
        </dd>
      ))}
    </div>
  )
}

function RuleDetails({ rule: { what, agency, source }, explained }: { rule: DueDate['rule']; explained: boolean }) {
  return (
    <>
      <span className="print:[[data-dense]_&]:hidden">
        {' ('}
        <TextLink href={source.href} className="print:after:content-none!">
          {source.label}
        </TextLink>
        )
      </span>
      {explained ? <p className="text-small text-muted print:[[data-dense]_&]:hidden">{`${what} ${agency}.`}</p> : null}
    </>
  )
}
