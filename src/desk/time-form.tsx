import type { ComponentProps } from 'react'
import { dayOf, eastern } from '#shared/dates.ts'
import { addDays } from '#tax/due-dates/days.ts'
import { ActionForm, typedValue } from './action-form.tsx'
import type { BookedTime, LeadAppointment } from './appointment-models.ts'
import { leadPath, spanText } from './format.ts'
import type { Choice, DeskShell, LeadProps } from './models.ts'
import { placeName } from './words.ts'

interface Props extends LeadProps {
  appointment: LeadAppointment
  action: 'confirm' | 'move'
}

export function TimeForm({ shell, view, appointment, action }: Props) {
  const { places, overlaps } = appointment
  const { colleagues } = view
  const known = knownValues(appointment, action, shell.who)
  const value = (field: keyof typeof known) => typedValue(view, action, field) || known[field]
  const id = (field: string) => `${action}-${field}`
  const today = dayOf(shell.now)
  const input = (name: keyof typeof known, label: string, props: ComponentProps<'input'>) => (
    <div>
      <label className="label" htmlFor={id(name)}>
        {label}
      </label>
      <input className="field" id={id(name)} name={name} required defaultValue={value(name)} {...props} />
    </div>
  )
  return (
    <ActionForm view={view} action={action} title={action === 'move' ? 'Move to' : 'Confirm another time'} isJoined>
      {view.rejected?.form.action === action && overlaps ? (
        <Booked title="Already confirmed at this time" times={overlaps} shell={shell} places={places} />
      ) : null}
      <div className="stack w-full sm:grid-cols-3">
        {input('day', 'Day', { type: 'date', min: today, max: addDays(today, 366) })}
        {input('time', 'Time, Eastern', { type: 'time' })}
        {input('minutes', 'Minutes', { type: 'number', min: 15, max: 240, step: 15 })}
        <div>
          <label className="label" htmlFor={id('place')}>
            Location
          </label>
          <select className="field" id={id('place')} name="place" defaultValue={value('place')}>
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {input('colleague', 'Colleague', { type: 'email', list: id('colleagues'), autoComplete: 'off' })}
        <datalist id={id('colleagues')}>
          {colleagues.map((email) => (
            <option key={email} value={email} />
          ))}
        </datalist>
      </div>
      <p className="check">
        <input
          id={id('override')}
          type="checkbox"
          name="override"
          value="yes"
          defaultChecked={typedValue(view, action, 'override') === 'yes'}
        />
        <label htmlFor={id('override')}>Confirm even if it overlaps or the firm is closed</label>
      </p>
      <button type="submit" className="button-primary">
        {action === 'move' ? 'Move' : 'Confirm'}
      </button>
    </ActionForm>
  )
}

function knownValues(
  { request, startsAt, minutes, ...booked }: LeadAppointment,
  action: 'confirm' | 'move',
  who: string,
) {
  if (action === 'confirm') {
    const [first] = request.wishes
    return { day: first?.day ?? '', time: '', minutes: `${request.minutes}`, place: request.place, colleague: who }
  }
  const { place, colleague } = booked
  const time = eastern(startsAt).toISOString().slice(11, 16)
  return { day: dayOf(startsAt), time, minutes: `${minutes}`, place, colleague }
}

interface BookedProps {
  title: string
  times: readonly BookedTime[]
  shell: DeskShell
  places: readonly Choice[]
}

export function Booked({ title, times, shell, places }: BookedProps) {
  if (times.length === 0) return null
  return (
    <div className="small">
      <h3>{title}</h3>
      <ul className="bullets">
        {times.map(({ lead, name, startsAt, endsAt, place, colleague }) => (
          <li key={`${startsAt} ${place} ${colleague}`}>
            {spanText(startsAt, endsAt, shell.now)}, {placeName(place, places)}, with{' '}
            {colleague === shell.who ? 'you' : colleague}
            {lead ? (
              <>
                : <a href={leadPath(lead)}>{name || 'Inquiry'}</a>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
