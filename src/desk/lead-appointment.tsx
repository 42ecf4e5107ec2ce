import type { ReactNode } from 'react'
import { clockTime } from '#shared/appointment-time.ts'
import { ActionForm } from './action-form.tsx'
import type { LeadAppointment as Appointment, TimeOffer } from './appointment-models.ts'
import { Card } from './card.tsx'
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
    <Card name="appointment" title="Appointment">
      {state === 'confirmed' ? null : (
        <p>
          <Mark kind="failed">{state === 'canceled' ? 'Canceled' : 'No-show'}</Mark>
        </p>
      )}
      <dl className="stack">
        <Fact label="Time">
          <time dateTime={startsAt}>{spanText(startsAt, endsAt, shell.now)}</time>
        </Fact>
        <Fact label="Location">{placeName(place, places)}</Fact>
        <Fact label="With">{colleague === shell.who ? 'You' : colleague}</Fact>
      </dl>
      {actions.includes('move') ? (
        <Fold title="Move" isOpen={view.rejected?.form.action === 'move'}>
          <TimeForm shell={shell} view={view} appointment={appointment} action="move" />
        </Fold>
      ) : null}
      {actions.includes('cancel') ? (
        <Fold title="Cancel">
          <ActionForm view={view} action="cancel" title="Cancel this appointment?" isJoined>
            <p>Whoever was invited gets an email that removes it from the calendar.</p>
            <button type="submit" className="button-danger">
              Cancel the appointment
            </button>
          </ActionForm>
        </Fold>
      ) : null}
      {actions.includes('no-show') ? (
        <ActionForm view={view} action="no-show" title="Did the visitor not show up?">
          <button type="submit" className="button">
            No-show
          </button>
        </ActionForm>
      ) : null}
    </Card>
  )
}

function RequestedTimes({ shell, view, appointment }: Props) {
  const { request, minutes, places, offers, offered, asked, actions } = appointment
  const wishes = asked ?? request.wishes
  return (
    <Card name="requested-times" title="Requested times">
      {asked ? (
        <p>The visitor asked for another time. The appointment stays confirmed until you move or cancel it.</p>
      ) : null}
      <dl className="stack">
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
        <Fold title="Another time" isOpen={view.rejected?.form.action === 'confirm'}>
          <TimeForm shell={shell} view={view} appointment={appointment} action="confirm" />
        </Fold>
      ) : null}
    </Card>
  )
}

interface FoldProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details className="border-t border-line print:hidden" open={isOpen}>
      <summary className="summary">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Offer({ shell, view, appointment, offer }: Props & { offer: TimeOffer }) {
  const { day, starts, booked } = offer
  const { minutes, places, offered } = appointment
  const { action, place, colleague } = offered
  const title = wishText(offer, shell.now)
  return (
    <div className="stack pb-3 mt-2 print:hidden">
      <ActionForm view={view} action={action} title={title} isMain={false}>
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="minutes" value={minutes} />
        <input type="hidden" name="colleague" value={colleague} />
        {starts.length > 0 ? (
          <ul className="buttons">
            {starts.map(({ time, startsAt, isTaken }) => (
              <li key={time}>
                {isTaken ? (
                  <span className="inline-block px-[.7rem] [line-height:2.75rem] text-muted border border-dashed border-edge rounded-small">
                    <s>{clockTime(startsAt)}</s> taken
                  </span>
                ) : (
                  <button className="button" type="submit" name="time" value={time}>
                    <span className="sr-only">
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
