import type { BookedTime } from './appointment-models'
import { leadPath, spanText } from './format'
import type { Choice, DeskShell } from './models'
import { placeName } from './words'

interface Props {
  title: string
  times: readonly BookedTime[]
  shell: DeskShell
  /** The places of the brand, by id. */
  places: readonly Choice[]
}

/** Confirmed appointments. Those of other brands have no name. */
export function Booked({ title, times, shell, places }: Props) {
  if (times.length === 0) return null
  return (
    <div className="booked">
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
