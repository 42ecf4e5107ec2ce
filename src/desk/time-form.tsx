/** Confirms or moves an appointment to any time, place, length and colleague. */
import { dayOf, eastern } from '#shared/dates'
import { addDays } from '#tax/due-dates/days'
import { ActionForm, typedValue } from './action-form'
import type { LeadAppointment } from './appointment-models'
import { Booked } from './booked'
import type { LeadProps } from './models'

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
  return (
    <ActionForm view={view} action={action} title={action === 'move' ? 'Move to' : 'Confirm another time'}>
      {view.rejected?.form.action === action && overlaps ? (
        <Booked title="Already confirmed at this time" times={overlaps} shell={shell} places={places} />
      ) : null}
      <div className="fields">
        <div className="field">
          <label htmlFor={id('day')}>Day</label>
          <input
            id={id('day')}
            type="date"
            name="day"
            required
            min={today}
            max={addDays(today, 366)}
            defaultValue={value('day')}
          />
        </div>
        <div className="field">
          <label htmlFor={id('time')}>Time, Eastern</label>
          <input id={id('time')} type="time" name="time" required defaultValue={value('time')} />
        </div>
        <div className="field">
          <label htmlFor={id('minutes')}>Minutes</label>
          <input
            id={id('minutes')}
            type="number"
            name="minutes"
            required
            min={15}
            max={240}
            step={15}
            defaultValue={value('minutes')}
          />
        </div>
        <div className="field">
          <label htmlFor={id('place')}>Place</label>
          <select id={id('place')} name="place" defaultValue={value('place')}>
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={id('colleague')}>Colleague</label>
          <input
            id={id('colleague')}
            type="email"
            name="colleague"
            required
            list={id('colleagues')}
            autoComplete="off"
            defaultValue={value('colleague')}
          />
          <datalist id={id('colleagues')}>
            {colleagues.map((email) => (
              <option key={email} value={email} />
            ))}
          </datalist>
        </div>
      </div>
      <p className="check">
        <input
          id={id('override')}
          type="checkbox"
          name="override"
          value="yes"
          defaultChecked={typedValue(view, action, 'override') === 'yes'}
        />
        <label htmlFor={id('override')}>Confirm although it overlaps or the firm is closed</label>
      </p>
      <button type="submit" className="primary">
        {action === 'move' ? 'Move' : 'Confirm'}
      </button>
    </ActionForm>
  )
}

/** The confirmed time if it is to be moved, otherwise what the visitor asked for. */
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
