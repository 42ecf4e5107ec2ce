/** Shows a lead's events, newest first. Consecutive views by the same person are merged into a single line. */
import { Card } from './card.tsx'
import { dayText, timeInText, timeText } from './format.ts'
import type { ErasedView, LeadEvent, LeadProps, PageProps } from './models.ts'
import { erasedWhy, eventText } from './words.ts'

export function LeadHistory({ shell, view: { lead, events } }: LeadProps) {
  return (
    <Card name="history" title="History">
      <ol>
        <Events events={events} now={shell.now} />
        <li className="event">
          <p>Sent through the website</p>
          <p className="aside">
            <time dateTime={lead.created_at}>{timeText(lead.created_at, shell.now)}</time>
          </p>
        </li>
      </ol>
    </Card>
  )
}

export function ErasedPage({ shell, view }: PageProps<ErasedView>) {
  const { reference, brandName, events, isFormLost } = view
  const erased = events.findLast(({ action }) => action === 'erased')
  return (
    <>
      {isFormLost ? (
        <div role="alert" className="alert">
          <h2>Not saved</h2>
          <p>Somebody erased this inquiry after you opened it.</p>
        </div>
      ) : null}
      <h1>Erased inquiry {reference}</h1>
      {erased ? (
        <p className="about">
          This inquiry was erased {erasedWhy(erased.detail)} by {personText(erased.who)}:{' '}
          <time dateTime={erased.at}>{timeText(erased.at, shell.now)}</time>. It was sent to {brandName}.
        </p>
      ) : null}
      <Card name="history" title="What remains">
        <ol>
          <Events events={events} now={shell.now} />
        </ol>
      </Card>
    </>
  )
}

function Events({ events, now }: { events: readonly LeadEvent[]; now: string }) {
  return foldViews(events)
    .reverse()
    .map(({ event, times }) => <EventLine key={event.id} event={event} times={times} now={now} />)
}

function personText(who: string): string {
  return who === 'website' ? 'the website' : who
}

interface LineProps {
  event: LeadEvent
  times?: number
  now: string
}

export function EventLine({ event, times = 1, now }: LineProps) {
  const { who, at, note } = event
  const text = eventText(event, (day) => dayText(day, now))
  return (
    <li className={event.action === 'viewed' ? 'event text-muted' : 'event'}>
      <p>
        {times > 1 ? `${text} ${times} times` : text} by {personText(who)}
      </p>
      {note ? <p className="note">{note}</p> : null}
      <p className="aside">
        {times > 1 ? 'last ' : ''}
        <time dateTime={at}>{times > 1 ? timeInText(at, now) : timeText(at, now)}</time>
      </p>
    </li>
  )
}

interface Folded {
  event: LeadEvent
  times: number
}

/**
 * Each staff action reloads the lead's page. The history omits views within this many ms after an action, because such
 * a reload is not a view.
 */
const REOPENED_MS = 60_000

/**
 * Merges consecutive views by the same staff member and keeps the latest. @param events Events, sorted oldest first.
 */
function foldViews(events: readonly LeadEvent[]): Folded[] {
  const lines: Folded[] = []
  let run: Folded[] = []
  let action: LeadEvent | undefined
  for (const event of events) {
    if (event.action === 'viewed' && event.who === action?.who && isSoonAfter(event, action)) continue
    if (event.action !== 'viewed') {
      run = []
      action = event
    }
    const before = run.find((line) => line.event.who === event.who)
    if (before) {
      before.times += 1
      before.event = event
      continue
    }
    const line = { event, times: 1 }
    if (event.action === 'viewed') run.push(line)
    lines.push(line)
  }
  return lines
}

function isSoonAfter(event: LeadEvent, other: LeadEvent): boolean {
  return Date.parse(event.at) - Date.parse(other.at) < REOPENED_MS
}
