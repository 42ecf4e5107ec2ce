import { clockTime } from '#shared/appointment-time.ts'
import { dayOf } from '#shared/dates.ts'
import type { AppointmentsView } from './appointment-models.ts'
import { colleague, dayText, leadPath, timeInText } from './format.ts'
import { Mark } from './mark.tsx'
import type { PageProps } from './models.ts'
import { wishText } from './words.ts'

export function AppointmentsPage({ shell, view: { toConfirm, upcoming } }: PageProps<AppointmentsView>) {
  const days = Map.groupBy(upcoming, ({ startsAt }) => dayOf(startsAt))
  return (
    <>
      <h1>Appointments</h1>
      <section className="stack" aria-labelledby="to-confirm">
        <h2 id="to-confirm">To confirm</h2>
        {toConfirm.length > 0 ? (
          <ol className="panel">
            {toConfirm.map(({ lead, name, brandName, topic, place, requestedAt, wishes, isLate }) => (
              <li key={lead} className="entry">
                <p>
                  <a href={leadPath(lead)}>{name}</a> · {[topic, brandName].filter(Boolean).join(' · ')}
                </p>
                <p>{[place, ...wishes.map((wish) => wishText(wish, shell.now))].join(' · ')}</p>
                <p className="hint">
                  {isLate ? <Mark kind="late">Late</Mark> : null} Requested{' '}
                  <time dateTime={requestedAt}>{timeInText(requestedAt, shell.now)}</time>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p className="empty">Every request has been answered.</p>
        )}
      </section>
      <section className="stack" aria-labelledby="upcoming">
        <h2 id="upcoming">Upcoming</h2>
        {[...days].map(([day, appointments]) => (
          <section key={day} aria-label={dayText(day, shell.now)}>
            <h3>{dayText(day, shell.now)}</h3>
            <ol className="panel">
              {appointments.map(
                ({
                  lead,
                  name,
                  brandName,
                  topic,
                  place,
                  startsAt,
                  endsAt,
                  isChangeRequested,
                  hasFailedMail,
                  ...booked
                }) => (
                  <li key={lead} className="entry">
                    <p>
                      <time dateTime={startsAt}>
                        {clockTime(startsAt)} to {clockTime(endsAt)}
                      </time>{' '}
                      · <a href={leadPath(lead)}>{name}</a>
                    </p>
                    <p className="hint">
                      {[place, colleague(booked.colleague, shell.who), topic, brandName].filter(Boolean).join(' · ')}
                    </p>
                    {isChangeRequested ? <p>The visitor asked for another time.</p> : null}
                    {hasFailedMail ? (
                      <p>
                        <Mark kind="failed">Email</Mark> An email about this appointment failed or may not have arrived.
                      </p>
                    ) : null}
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
        {upcoming.length === 0 ? <p className="empty">There are no upcoming appointments.</p> : null}
      </section>
    </>
  )
}
