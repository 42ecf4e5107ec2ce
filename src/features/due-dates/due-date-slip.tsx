import { ContactLink } from '#features/firm/contact-link.tsx'
import { dayOf } from '#shared/dates.ts'
import { daysBetween, dayText } from '#tax/due-dates/days.ts'
import { type DueDate, groupDates } from '#tax/due-dates/due-dates.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { PrintButton, type SlipContent } from '#ui/slip.tsx'

/** Number of days in the summary box. Skips days without due dates. The first day is in large type. */
const DAYS = 4

interface Options {
  dates: readonly DueDate[]
  now: string
  checked: string
}

export function dueDateSlip({ dates, now, checked }: Options): SlipContent {
  const days = groupDates(dates, ({ date }) => date).slice(0, DAYS)
  const lines = days.map(([date, due]) => ({ date, label: dutiesText(due), value: dayText(date) }))
  const [next, ...later] = lines
  const sources = days.flatMap(([, due]) =>
    due.slice(0, 1).map(({ rule: { title, source } }) => ({ label: `${source.label}, ${title}`, href: source.href })),
  )
  return {
    id: 'next-dates',
    title: 'Next due dates',
    date: now,
    figure: next && {
      label: 'Due next',
      value: next.value,
      note: `${daysLeft(daysBetween(dayOf(now), next.date))}: ${next.label}`,
    },
    groups: [later],
    checked,
    sources: [...new Map(sources.map((source) => [source.href, source])).values()],
    actions: (
      <>
        <CopyButton
          text={lines.map(({ label, value }) => `${value}: ${label}`).join('\n')}
          label="Copy"
          done="Dates copied."
          failed="Your browser did not allow copying. Select the dates and copy them."
        />
        <PrintButton />
        <ContactLink>Talk to Us</ContactLink>
      </>
    ),
  }
}

function dutiesText([first, ...others]: readonly DueDate[]): string {
  return `${first?.rule.title}${others.length > 0 ? `, and\u00a0${others.length}\u00a0more` : ''}`
}

function daysLeft(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
