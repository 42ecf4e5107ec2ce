/** Counts of inquiries and answers. */
import { AppointmentNumbers } from './appointment-numbers'
import { dayText, hoursText, numberText } from './format'
import { Jobs } from './jobs'
import type { Count, DeskShell, NumbersView } from './models'
import { PageSpeedQuery } from './page-speed-query'
import { Tile } from './tile'
import { allWeeks, WeeksChart } from './weeks-chart'

interface Props {
  shell: DeskShell
  view: NumbersView
}

const EMPTY = { received: 0, heldBack: 0, heldBackWrongly: 0, answered: 0, onTime: 0 }

export function NumbersPage({ shell, view }: Props) {
  const { weeks, years, brands, topics, pages, from } = view
  const complete = allWeeks({ weeks, from, now: shell.now, empty: EMPTY })
  return (
    <>
      <h1>Numbers</h1>
      <p className="about">
        Inquiries since {dayText(from, shell.now)}. The counts contain no names and stay when inquiries are erased.
      </p>
      <Summary view={view} />
      <section className="card" aria-labelledby="weeks">
        <h2 id="weeks">By week</h2>
        <div className="weeks">
          <WeeksChart
            id="inquiries-chart"
            title="Inquiries per week"
            names={{ all: 'received', part: 'answered on time' }}
            legend={{ rest: 'Other inquiries received', part: 'Answered on time' }}
            weeks={complete.map(({ key, received, onTime }) => ({ key, all: received, part: onTime }))}
          />
          <CountTable
            caption="Inquiries by week"
            head="Week from"
            counts={[...complete].reverse()}
            label={(key) => dayText(key, shell.now)}
          />
        </div>
      </section>
      <AppointmentNumbers shell={shell} view={view} />
      <div className="tables">
        <Section title="By brand" head="Brand" counts={brands} />
        <Section title="By service" head="Service" counts={topics} label={(key) => key || 'No service named'} />
        <Section title="By page before the form" head="Page" counts={pages} label={(key) => key || 'Unknown'} />
        <Section title="By year" head="Year" counts={years} />
      </div>
      <p className="hint">
        “On time” is the share of answered inquiries that were answered by their due day. “Held back” counts inquiries
        that the spam check kept out of the mailbox, and “wrongly” those that staff released. Weeks start on Monday.
      </p>
      <PageSpeedQuery />
      <Jobs shell={shell} jobs={view.jobs} />
    </>
  )
}

function Summary({ view: { weeks, medianHours, lateNow } }: { view: NumbersView }) {
  const sum = (pick: (count: Count) => number) => weeks.reduce((total, week) => total + pick(week), 0)
  const answered = sum((week) => week.answered)
  const held = sum((week) => week.heldBack)
  const wrongly = sum((week) => week.heldBackWrongly)
  return (
    <dl className="tiles">
      <Tile
        name="Late now"
        value={numberText(lateNow)}
        about={lateNow > 0 ? 'unanswered and past their day' : 'nothing is late'}
      />
      <Tile
        name="Received"
        value={numberText(sum((week) => week.received))}
        about={`${numberText(answered)} answered`}
      />
      <Tile
        name="Answered on time"
        value={share(
          sum((week) => week.onTime),
          answered,
        )}
        about={answered > 0 ? `of ${numberText(answered)} answered` : 'no answers yet'}
      />
      <Tile
        name="Median time to answer"
        value={medianHours === undefined ? '–' : hoursText(medianHours)}
        about={medianHours === undefined ? 'no answers yet' : 'nights and weekends included'}
      />
      <Tile
        name="Held back"
        value={numberText(held)}
        about={held > 0 ? `${numberText(wrongly)} of them wrongly` : 'nothing held back'}
      />
    </dl>
  )
}

interface TableProps {
  head: string
  counts: readonly Count[]
  label?: (key: string) => string
}

function Section({ title, ...table }: TableProps & { title: string }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {table.counts.length > 0 ? (
        <CountTable caption={`Inquiries ${title.toLowerCase()}`} {...table} />
      ) : (
        <p>No inquiry yet.</p>
      )}
    </section>
  )
}

function CountTable({ caption, head, counts, label = (key) => key }: TableProps & { caption: string }) {
  return (
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="counts">
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Received</th>
            <th scope="col">Answered</th>
            <th scope="col">On time</th>
            <th scope="col">Held back</th>
            <th scope="col">Wrongly</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ key, received, answered, onTime, heldBack, heldBackWrongly }) => (
            <tr key={key}>
              <th scope="row">{label(key)}</th>
              <td>{numberText(received)}</td>
              <td>{numberText(answered)}</td>
              <td>{share(onTime, answered)}</td>
              <td>{numberText(heldBack)}</td>
              <td>{numberText(heldBackWrongly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "92%". Rounded down, so that 100% means all. A dash if there is nothing to divide. */
function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`
}
