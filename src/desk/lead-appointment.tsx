/** A lead's appointment: the times that the visitor prefers, the confirmed time, and the staff actions. */
import type { ReactNode } from 'react'
import { clockTime } from '#shared/appointment-time.ts'
import { ActionForm } from './action-form.tsx'
import type { LeadAppointment as Appointment, TimeOffer } from './appointment-models.ts'
import { spanText } from './format.ts'
import { Mark } from './mark.tsx'
import type { LeadProps } from './models.ts'
import { Booked, TimeForm } from './time-form.tsx'
import { placeName, wishText } from './words.ts'

type Props = LeadProps & { appointment: Appointment }

export function LeadAppointment({ shell, view }: LeadProps) {
  const { appointment } = view
  if (!appointment) return null
  return (
    <>
      {appointment.startsAt ? <ConfirmedTime shell={shell} view={view} appointment={appointment} /> : null}
      <RequestedTimes shell={shell} view={view} appointment={appointment} />
    </>
  )
}

function ConfirmedTime({ shell, view, appointment }: Props) {
  const { state, startsAt, endsAt, place, places, colleague, actions } = appointment
  return (
    <section className="card" aria-labelledby="appointment">
      <h2 id="appointment">Appointment</h2>
      {state === 'confirmed' ? null : (
        <p>
          <Mark kind="failed">{state === 'canceled' ? 'Canceled' : 'No-show'}</Mark>
        </p>
      )}
      <dl className="source">
        <Fact label="Time">
          <time dateTime={startsAt}>{spanText(startsAt, endsAt, shell.now)}</time>
        </Fact>
        <Fact label="Location">{placeName(place, places)}</Fact>
        <Fact label="With">{colleague === shell.who ? 'You' : colleague}</Fact>
      </dl>
      {actions.includes('move') ? (
        <details className="fold" open={view.rejected?.form.action === 'move'}>
          <summary>Move</summary>
          <TimeForm shell={shell} view={view} appointment={appointment} action="move" />
        </details>
      ) : null}
      {actions.includes('cancel') ? (
        <details className="fold">
          <summary>Cancel</summary>
          <ActionForm view={view} action="cancel" title="Cancel this appointment?">
            <p>Whoever was invited gets an email that removes it from the calendar.</p>
            <button type="submit" className="primary-danger">
              Cancel the appointment
            </button>
          </ActionForm>
        </details>
      ) : null}
      {actions.includes('no-show') ? (
        <ActionForm view={view} action="no-show" title="Did the visitor not show up?">
          <button type="submit">No-show</button>
        </ActionForm>
      ) : null}
    </section>
  )
}

function RequestedTimes({ shell, view, appointment }: Props) {
  const { request, minutes, places, offers, offered, asked, actions } = appointment
  const wishes = asked ?? request.wishes
  return (
    <section className="card" aria-labelledby="requested-times">
      <h2 id="requested-times">Requested times</h2>
      {asked ? (
        <p>The visitor asked for another time. The appointment stays confirmed until you move or cancel it.</p>
      ) : null}
      <dl className="source">
        <Fact label="Location">{placeName(request.place, places)}</Fact>
        <Fact label="Length">{minutes} minutes</Fact>
        {offers.length === 0 && wishes.length > 0 ? (
          <Fact label="Times">{wishes.map((wish) => wishText(wish, shell.now)).join('; ')}</Fact>
        ) : null}
      </dl>
      {offers.length > 0 ? (
        <p className="hint">
          {offered.action === 'move'
            ? 'Clicking a time moves the appointment to it'
            : 'Clicking a time confirms it with you'}{' '}
          and emails the visitor.
        </p>
      ) : null}
      {offers.map((offer) => (
        <Offer key={`${offer.day} ${offer.part}`} {...{ shell, view, appointment, offer }} />
      ))}
      {actions.includes('confirm') ? (
        <details className="fold" open={view.rejected?.form.action === 'confirm'}>
          <summary>Another time</summary>
          <TimeForm shell={shell} view={view} appointment={appointment} action="confirm" />
        </details>
      ) : null}
    </section>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** One button per start time. A click confirms the time for the staff member who clicks, or moves the appointment to that time. */
function Offer({ shell, view, appointment, offer }: Props & { offer: TimeOffer }) {
  const { day, starts, booked } = offer
  const { minutes, places, offered } = appointment
  const { action, place, colleague } = offered
  const title = wishText(offer, shell.now)
  return (
    <div className="wish">
      <ActionForm view={view} action={action} title={title} isMain={false}>
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="minutes" value={minutes} />
        <input type="hidden" name="colleague" value={colleague} />
        {starts.length > 0 ? (
          <ul className="starts">
            {starts.map(({ time, startsAt, isTaken }) => (
              <li key={time}>
                {isTaken ? (
                  <span className="taken">
                    <s>{clockTime(startsAt)}</s> taken
                  </span>
                ) : (
                  <button type="submit" name="time" value={time}>
                    <span className="hidden">
                      {action === 'move' ? 'Move to' : 'Confirm'} {title},{' '}
                    </span>
                    {clockTime(startsAt)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p>This time has passed.</p>
        )}
      </ActionForm>
      <Booked title="Confirmed on that day" times={booked} shell={shell} places={places} />
    </div>
  )
}
