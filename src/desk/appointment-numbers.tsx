/** Counts of appointments by week. */
import type { AppointmentCount } from './appointment-models'
import { dayText, hoursText, numberText } from './format'
import type { DeskShell, NumbersView } from './models'
import { Tile } from './tile'
import { allWeeks, WeeksChart } from './weeks-chart'

const EMPTY = { requested: 0, confirmed: 0, moved: 0, canceled: 0, canceledByVisitor: 0, noShow: 0 }

const COLUMNS: readonly (readonly [name: string, count: (week: AppointmentCount) => number])[] = [
  ['Requested', ({ requested }) => requested],
  ['Confirmed', ({ confirmed }) => confirmed],
  ['Moved', ({ moved }) => moved],
  ['Canceled', ({ canceled, canceledByVisitor }) => canceled + canceledByVisitor],
  ['By visitor', ({ canceledByVisitor }) => canceledByVisitor],
  ['No-show', ({ noShow }) => noShow],
]

export function AppointmentNumbers({ shell, view }: { shell: DeskShell; view: NumbersView }) {
  const { from, appointments, medianConfirmHours } = view
  const weeks = allWeeks({ weeks: appointments, from, now: shell.now, empty: EMPTY })
  const total = (count: (week: AppointmentCount) => number) => weeks.reduce((sum, week) => sum + count(week), 0)
  const lost = total(({ canceled, canceledByVisitor }) => canceled + canceledByVisitor)
  return (
    <section className="card" aria-labelledby="appointment-weeks">
      <h2 id="appointment-weeks">Appointments by week</h2>
      <dl className="tiles">
        <Tile
          name="Requested"
          value={numberText(total(({ requested }) => requested))}
          about={`${numberText(total(({ confirmed }) => confirmed))} confirmed`}
        />
        <Tile
          name="Median time until confirmed"
          value={medianConfirmHours === undefined ? '–' : hoursText(medianConfirmHours)}
          about={medianConfirmHours === undefined ? 'nothing confirmed yet' : 'nights and weekends included'}
        />
        <Tile
          name="Canceled"
          value={numberText(lost)}
          about={`${numberText(total(({ canceledByVisitor }) => canceledByVisitor))} by visitors`}
        />
        <Tile name="No-show" value={numberText(total(({ noShow }) => noShow))} about="visitors who did not come" />
      </dl>
      <div className="weeks weeks-long">
        <WeeksChart
          id="appointments-chart"
          title="Appointments per week"
          names={{ all: 'requested', part: 'confirmed' }}
          legend={{ rest: 'Requested', part: 'Confirmed' }}
          weeks={weeks.map(({ key, requested, confirmed }) => ({ key, all: requested, part: confirmed }))}
          isBeside
        />
        <section className="table-scroll" aria-label="Table of appointments by week" tabIndex={0}>
          <table className="counts">
            <caption className="hidden">Appointments by week</caption>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                {COLUMNS.map(([name]) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...weeks].reverse().map((week) => (
                <tr key={week.key}>
                  <th scope="row">{dayText(week.key, shell.now)}</th>
                  {COLUMNS.map(([name, count]) => (
                    <td key={name}>{numberText(count(week))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  )
}
