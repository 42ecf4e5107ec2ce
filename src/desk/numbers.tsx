/** Counts of inquiries and answers. */
import { AppointmentNumbers } from './appointment-numbers'
import { allWeeks, CountTable, Tiles } from './counts'
import { dayText, hoursText, numberText } from './format'
import { Jobs } from './jobs'
import type { Count, DeskShell, NumbersView } from './models'

interface Props {
  shell: DeskShell
  view: NumbersView
}

const EMPTY = { received: 0, heldBack: 0, heldBackWrongly: 0, answered: 0, onTime: 0 }

const COLUMNS: readonly (readonly [name: string, text: (count: Count) => string])[] = [
  ['Received', ({ received }) => numberText(received)],
  ['Answered', ({ answered }) => numberText(answered)],
  ['On time', ({ onTime, answered }) => share(onTime, answered)],
  ['Held back', ({ heldBack }) => numberText(heldBack)],
  ['Wrongly', ({ heldBackWrongly }) => numberText(heldBackWrongly)],
]

export function NumbersPage({ shell, view }: Props) {
  const { weeks, years, brands, topics, pages, from } = view
  return (
    <>
      <h1>Numbers</h1>
      <p className="about">
        Inquiries since {dayText(from, shell.now)}. The counts contain no names and stay when inquiries are erased.
      </p>
      <Summary view={view} />
      <section className="card weeks" aria-labelledby="weeks">
        <h2 id="weeks">By week</h2>
        <p className="hint">A bar is as long as the inquiries received. Its colored part was answered on time.</p>
        <CountTable
          caption="Inquiries by week"
          head="Week from"
          rows={allWeeks({ weeks, from, now: shell.now, empty: EMPTY })}
          label={(key) => dayText(key, shell.now)}
          columns={COLUMNS}
          bar={({ received, onTime }) => ({ all: received, part: onTime })}
        />
      </section>
      <AppointmentNumbers shell={shell} view={view} />
      <div className="tables">
        <Section title="By brand" head="Brand" counts={brands} />
        <Section title="By service" head="Service" counts={topics} unknown="No service named" />
        <Section title="By page before the form" head="Page" counts={pages} unknown="Unknown" />
        <Section title="By year" head="Year" counts={years} />
      </div>
      <p className="hint">
        “On time” is the share of answered inquiries that were answered by their due day. “Held back” counts inquiries
        that the spam check kept out of the mailbox, and “wrongly” those that staff released. Weeks start on Monday.
      </p>
      <Jobs shell={shell} jobs={view.jobs} />
    </>
  )
}

function Summary({ view: { weeks, medianHours, lateNow } }: { view: NumbersView }) {
  const sum = (pick: (count: Count) => number) => weeks.reduce((total, week) => total + pick(week), 0)
  const answered = sum((week) => week.answered)
  const onTime = sum((week) => week.onTime)
  const wrongly = sum((week) => week.heldBackWrongly)
  return (
    <Tiles
      tiles={[
        { name: 'Late now', value: numberText(lateNow), about: 'unanswered and past their day' },
        {
          name: 'Received',
          value: numberText(sum((week) => week.received)),
          about: `${numberText(answered)} answered`,
        },
        { name: 'Answered on time', value: share(onTime, answered), about: `of ${numberText(answered)} answered` },
        {
          name: 'Median time to answer',
          value: medianHours === undefined ? '–' : hoursText(medianHours),
          about: 'nights and weekends included',
        },
        {
          name: 'Held back',
          value: numberText(sum((week) => week.heldBack)),
          about: `${numberText(wrongly)} of them wrongly`,
        },
      ]}
    />
  )
}

interface SectionProps {
  title: string
  head: string
  counts: readonly Count[]
  /** Names the row without a key. */
  unknown?: string
}

function Section({ title, head, counts, unknown = '' }: SectionProps) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {counts.length > 0 ? (
        <CountTable
          caption={`Inquiries ${title.toLowerCase()}`}
          head={head}
          rows={counts}
          label={(key) => key || unknown}
          columns={COLUMNS}
        />
      ) : (
        <p>No inquiry yet.</p>
      )}
    </section>
  )
}

/** "92%". Rounded down, so that 100% means all. A dash if there is nothing to divide. */
function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`
}
