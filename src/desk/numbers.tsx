import type { AppointmentCount } from './appointment-models.ts'
import { allWeeks, CountTable, Tiles } from './counts.tsx'
import { dayText, hoursText, numberText, timeText } from './format.ts'
import type { Count, DeskShell, JobRun, NumbersView, PageProps } from './models.ts'

const EMPTY = { received: 0, heldBack: 0, heldBackWrongly: 0, answered: 0, onTime: 0 }

const COLUMNS: readonly (readonly [name: string, text: (count: Count) => string])[] = [
  ['Received', ({ received }) => numberText(received)],
  ['Answered', ({ answered }) => numberText(answered)],
  ['On time', ({ onTime, answered }) => share(onTime, answered)],
  ['Held back', ({ heldBack }) => numberText(heldBack)],
  ['Wrongly', ({ heldBackWrongly }) => numberText(heldBackWrongly)],
]

export function NumbersPage({ shell, view }: PageProps<NumbersView>) {
  const { weeks, years, brands, topics, pages, from } = view
  return (
    <>
      <h1>Numbers</h1>
      <p className="about">
        Inquiries since {dayText(from, shell.now)}. The counts contain no names and remain after inquiries are erased.
      </p>
      <Summary view={view} />
      <section className="card column items-start" aria-labelledby="weeks">
        <h2 id="weeks">By week</h2>
        <p className="hint">Each bar shows the inquiries received. Its colored part was answered on time.</p>
        <CountTable
          caption="Inquiries by week"
          head="Week of"
          rows={allWeeks({ weeks, from, now: shell.now, empty: EMPTY })}
          label={(key) => dayText(key, shell.now)}
          columns={COLUMNS}
          className="max-h-96"
          bar={({ received, onTime }) => ({ all: received, part: onTime })}
        />
      </section>
      <AppointmentNumbers shell={shell} view={view} />
      <div className="column items-start xl:grid-cols-2">
        <Section title="By brand" head="Brand" counts={brands} />
        <Section title="By service" head="Service" counts={topics} unknown="No service named" />
        <Section title="By previous page" head="Page" counts={pages} unknown="Unknown" />
        <Section title="By year" head="Year" counts={years} />
      </div>
      <p className="hint">
        “On time” is the share of answered inquiries that were answered by their due day. “Held back” counts inquiries
        that the spam check kept out of the mailbox. “Wrongly” counts those that staff released, and they are received.
        Weeks start on Monday.
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
        { name: 'Late now', value: numberText(lateNow), about: 'unanswered and past due' },
        {
          name: 'Received',
          value: numberText(sum((week) => week.received)),
          about: `${numberText(answered)} answered`,
        },
        { name: 'Answered on time', value: share(onTime, answered), about: `of ${numberText(answered)} answered` },
        {
          name: 'Median time to answer',
          value: medianHours === undefined ? '–' : hoursText(medianHours),
          about: 'including nights and weekends',
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
  /** Label for the statistics row with an empty key, for example for leads without a service. */
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
        <p>No inquiries yet.</p>
      )}
    </section>
  )
}

const NO_APPOINTMENTS = { requested: 0, confirmed: 0, moved: 0, canceled: 0, canceledByVisitor: 0, noShow: 0 }

const APPOINTMENT_COLUMNS: readonly (readonly [name: string, text: (week: AppointmentCount) => string])[] = [
  ['Requested', ({ requested }) => numberText(requested)],
  ['Confirmed', ({ confirmed }) => numberText(confirmed)],
  ['Moved', ({ moved }) => numberText(moved)],
  ['Canceled', ({ canceled, canceledByVisitor }) => numberText(canceled + canceledByVisitor)],
  ['By visitor', ({ canceledByVisitor }) => numberText(canceledByVisitor)],
  ['No-show', ({ noShow }) => numberText(noShow)],
]

function AppointmentNumbers({ shell, view }: PageProps<NumbersView>) {
  const { from, appointments, medianConfirmHours } = view
  const total = (pick: (week: AppointmentCount) => number) =>
    numberText(appointments.reduce((sum, week) => sum + pick(week), 0))
  return (
    <section className="card column items-start" aria-labelledby="appointment-weeks">
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
            about: 'including nights and weekends',
          },
          {
            name: 'Canceled',
            value: total(({ canceled, canceledByVisitor }) => canceled + canceledByVisitor),
            about: `${total(({ canceledByVisitor }) => canceledByVisitor)} by visitors`,
          },
          { name: 'No-show', value: total(({ noShow }) => noShow), about: 'visitors who did not show up' },
        ]}
      />
      <CountTable
        caption="Appointments by week"
        head="Week of"
        rows={allWeeks({ weeks: appointments, from, now: shell.now, empty: NO_APPOINTMENTS })}
        label={(key) => dayText(key, shell.now)}
        columns={APPOINTMENT_COLUMNS}
        className="max-h-96"
      />
    </section>
  )
}

const JOB_NAMES: Record<JobRun['job'], string> = {
  sweep: 'Every minute: send email',
  daily: 'Every morning: erase old inquiries',
  'test-inquiry': 'Every morning: send a test inquiry of each brand',
}

function Jobs({ shell, jobs }: { shell: DeskShell; jobs: readonly JobRun[] }) {
  return (
    <section className="card" aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      <ul className="bullets">
        {(['sweep', 'daily', 'test-inquiry'] as const).map((name) => (
          <li key={name}>
            {JOB_NAMES[name]}. <JobState run={jobs.find(({ job }) => job === name)} now={shell.now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function JobState({ run, now }: { run: JobRun | undefined; now: string }) {
  const { completedAt = '', failedAt = '', error = '' } = run ?? {}
  return (
    <>
      Last run: {completedAt ? <time dateTime={completedAt}>{timeText(completedAt, now)}</time> : 'none yet'}. Last
      error:{' '}
      {failedAt ? (
        <>
          <time dateTime={failedAt}>{timeText(failedAt, now)}</time>, {error}
        </>
      ) : (
        'none.'
      )}
    </>
  )
}

/** Returns a percentage such as "92%", or a dash if `whole` is 0. Rounds down, so that 99.9% does not become "100%". */
function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`
}
