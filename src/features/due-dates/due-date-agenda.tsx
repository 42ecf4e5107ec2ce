import { monthOf } from '#shared/dates.ts'
import { dayText } from '#tax/due-dates/days.ts'
import { type DueDate, groupDates, movedFrom } from '#tax/due-dates/due-dates.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { TextLink, Unbroken } from '#ui/rich-text.tsx'

interface Props {
  dates: readonly DueDate[]
  /** True for a 12-month list that explains what to file or pay. On phones, only the first month is expanded. */
  year?: boolean
}

/** Lists tax due dates by month and day. Only a rule's first due date has an explanation and a source. */
export function DueDateAgenda({ dates, year = false }: Props) {
  const first = new Set(new Map(dates.toReversed().map((due) => [due.rule, due])).values())
  const months = groupDates(dates, ({ date }) => date.slice(0, 7))
  return (
    <div className={`agenda grid gap-8 ${year ? 'phone:gap-0 print:block' : ''}`}>
      {year ? <MonthLinks months={months.map(([month]) => month)} /> : null}
      {months.map(([month, datesOfMonth], index) => (
        <div key={month} id={year ? monthId(month) : undefined} className={year ? 'print:mb-3' : undefined}>
          {year ? (
            <PhoneFold open={index === 0}>
              {`${monthOf(month)}: ${datesOfMonth.length} ${datesOfMonth.length === 1 ? 'date' : 'dates'}`}
            </PhoneFold>
          ) : null}
          <h3
            className={`border-b-[length:var(--rule)] border-heavy-line pb-2 text-lead font-bold ${year ? 'print:break-after-avoid print:pb-[.2rem]' : ''}`}
          >
            {monthOf(month)}
          </h3>
          <dl>
            {groupDates(datesOfMonth, ({ date, from }) => date + from).map(([key, due]) => (
              <Day key={key} due={due} first={first} explained={year} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

/** Links to the months in the list of due dates. Hidden on phones, where the months are collapsed. */
function MonthLinks({ months }: { months: readonly string[] }) {
  return (
    <nav
      aria-label="Months"
      className="no-print grid grid-cols-[repeat(7,max-content)] gap-x-4 text-[length:var(--size-small)] max-sm:hidden"
    >
      {months.map((month) => (
        <a key={month} href={`#${monthId(month)}`} className="inline-flex min-h-11 items-center">
          {monthOf(month, 3)}
        </a>
      ))}
    </nav>
  )
}

function monthId(month: string): string {
  return `due-${month}`
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
      {explained ? (
        <p className="text-pretty text-small text-muted print:[[data-dense]_&]:hidden">{`${what} ${agency}.`}</p>
      ) : null}
    </>
  )
}
