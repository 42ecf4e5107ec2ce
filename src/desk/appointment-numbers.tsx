/** Counts of appointments by week. */
import type { AppointmentCount } from './appointment-models'
import { allWeeks, CountTable, Tiles } from './counts'
import { dayText, hoursText, numberText } from './format'
import type { DeskShell, NumbersView } from './models'

const EMPTY = { requested: 0, confirmed: 0, moved: 0, canceled: 0, canceledByVisitor: 0, noShow: 0 }

const COLUMNS: readonly (readonly [name: string, text: (week: AppointmentCount) => string])[] = [
  ['Requested', ({ requested }) => numberText(requested)],
  ['Confirmed', ({ confirmed }) => numberText(confirmed)],
  ['Moved', ({ moved }) => numberText(moved)],
  ['Canceled', ({ canceled, canceledByVisitor }) => numberText(canceled + canceledByVisitor)],
  ['By visitor', ({ canceledByVisitor }) => numberText(canceledByVisitor)],
  ['No-show', ({ noShow }) => numberText(noShow)],
]

export function AppointmentNumbers({ shell, view }: { shell: DeskShell; view: NumbersView }) {
  const { from, appointments, medianConfirmHours } = view
  const total = (pick: (week: AppointmentCount) => number) =>
    numberText(appointments.reduce((sum, week) => sum + pick(week), 0))
  return (
    <section className="card weeks" aria-labelledby="appointment-weeks">
      <h2 id="appointment-weeks">Appointments</h2>
      <Tiles
        tiles={[
          {
            name: 'Requested',
            value: total(({ requested }) => requested),
            about: `${total(({ confirmed }) => confirmed)} confirmed`,
          },
          {
            name: 'Median time until confirmed',
            value: medianConfirmHours === undefined ? '–' : hoursText(medianConfirmHours),
            about: 'nights and weekends included',
          },
          {
            name: 'Canceled',
            value: total(({ canceled, canceledByVisitor }) => canceled + canceledByVisitor),
            about: `${total(({ canceledByVisitor }) => canceledByVisitor)} by visitors`,
          },
          { name: 'No-show', value: total(({ noShow }) => noShow), about: 'visitors who did not come' },
        ]}
      />
      <CountTable
        caption="Appointments by week"
        head="Week from"
        rows={allWeeks({ weeks: appointments, from, now: shell.now, empty: EMPTY })}
        label={(key) => dayText(key, shell.now)}
        columns={COLUMNS}
      />
    </section>
  )
}
