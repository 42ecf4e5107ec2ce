import { DueText, isOverdue, waitingText } from './due.tsx'
import { colleague, inquiries, leadPath, timeText } from './format.ts'
import { listPath } from './layout.tsx'
import { addressOf, ListFilters } from './list-filters.tsx'
import { Mark } from './mark.tsx'
import {
  CLOSE_HELD_PATH,
  type DeskShell,
  type ListedLead,
  type ListName,
  type ListView,
  PAGE_SIZE,
  type PageProps,
} from './models.ts'
import { closedAs, heldFor, LIST_NAMES, mailError, placeOf, wishText } from './words.ts'

const ABOUT: Readonly<Record<ListName, string>> = {
  open: 'These wait for you. The longest-waiting inquiry is first.',
  mine: 'You took these, or a colleague handed them to you.',
  'follow-up': 'Sorted by the day on which you want to write or call again.',
  held: 'The spam check kept these out of the mailbox. Release the real ones.',
  failed: 'An email about each of these failed or may not have arrived.',
  closed: 'Answered, or not a lead.',
  all: 'Every inquiry, newest first.',
}

const EMPTY: Readonly<Record<ListName, string>> = {
  open: 'Every inquiry has been answered.',
  mine: 'You have no open inquiries. Open one and choose “Take” to work on it.',
  'follow-up': 'No inquiries are waiting for a follow-up.',
  held: 'The spam check has not held anything back.',
  failed: 'No emails failed.',
  closed: 'No inquiries are closed yet.',
  all: 'No inquiries have arrived yet.',
}

const NEWEST_FIRST: readonly (ListName | undefined)[] = ['held', 'closed', 'all', undefined]

export function listTitle({ list, filters }: ListView): string {
  return list ? LIST_NAMES[list] : `Results for “${filters.q ?? ''}”`
}

export function ListPage({ shell, view }: PageProps<ListView>) {
  const { list, leads, filters, total, page } = view
  const path = listPath(list ?? 'all')
  return (
    <>
      <div className="buttons justify-between">
        <div>
          <h1>{listTitle(view)}</h1>
          <p className="about">{list ? ABOUT[list] : 'From all lists, newest first.'}</p>
        </div>
        {list === 'failed' && leads.length > 0 ? (
          <form method="post" action="/mail-failed-again">
            <button type="submit" className="button-primary">
              Send all again
            </button>
          </form>
        ) : null}
        {list === 'held' && leads.length > 0 ? (
          <a className="button" href={addressOf(CLOSE_HELD_PATH, filters)}>
            Close all of these
          </a>
        ) : null}
      </div>
      {view.closed ? (
        <p role="status" className="notice">
          {inquiries(view.closed.count)} {view.closed.count === 1 ? 'is' : 'are'} closed.
          {view.closed.left > 0 ? ` ${inquiries(view.closed.left)} changed in the meantime.` : ''}
        </p>
      ) : null}
      <div className="buttons items-start justify-between">
        <ListFilters shell={shell} view={view} />
        {leads.length > 0 ? (
          <p className="row flex-1 justify-between aside print:hidden">
            <span>
              {inquiries(total)}
              {isFiltered(view) ? ' found' : ''}
            </span>
            <a className="target" href={addressOf(`/lists/${list ?? 'all'}.csv`, filters)}>
              Download as CSV
            </a>
          </p>
        ) : null}
      </div>
      {leads.length > 0 ? (
        <ol className="panel overflow-hidden">
          {leads.map((lead) => (
            <ListRow key={lead.id} lead={lead} shell={shell} showsPlace={list === 'all' || list === undefined} />
          ))}
        </ol>
      ) : (
        <Empty view={view} />
      )}
      {total > PAGE_SIZE || page > 1 ? (
        <nav className="buttons print:hidden" aria-label="Pages of the list">
          {total > page * PAGE_SIZE ? (
            <a className="button" href={addressOf(path, { ...filters, page: `${page + 1}` })} rel="next">
              {NEWEST_FIRST.includes(list) ? 'Older inquiries' : 'Next page'}
            </a>
          ) : null}
          {page > 1 ? (
            <a className="target" href={addressOf(path, filters)}>
              Back to the first page
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

const isFiltered = ({ filters }: ListView) => Object.values(filters).some(Boolean)

function Empty({ view }: { view: ListView }) {
  const { list, filters, page } = view
  if (filters.q)
    return (
      <p className="empty">No inquiries contain all of these words. Try fewer words, or part of the phone number.</p>
    )
  if (isFiltered(view)) return <p className="empty">No inquiries in this list match the filters.</p>
  return <p className="empty">{page > 1 ? 'No more inquiries.' : EMPTY[list ?? 'all']}</p>
}

interface RowProps {
  lead: ListedLead
  shell: DeskShell
  /** True if the page shows leads from several lists. Each row then shows its lead's list, such as "Open" or "Held back". */
  showsPlace: boolean
}

function ListRow({ lead, shell, showsPlace }: RowProps) {
  const { name, topic, brandName, start, list, wish, assignee, createdAt } = lead
  const isLate = isOverdue(lead, shell.now)
  return (
    <li
      className={`group relative flex flex-wrap gap-x-3 gap-y-1 py-[.7rem] ps-[.8rem] pe-4 not-first:border-t border-t-line border-s-4 break-inside-avoid hover:bg-hover sm:grid sm:grid-rows-[auto_auto_1fr] sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-6 xl:grid-rows-[auto] xl:grid-cols-[minmax(0,1fr)_15rem_10.5rem_5.5rem] ${
        isLate ? 'border-s-danger' : 'border-s-transparent forced-colors:[border-inline-start-color:Canvas]'
      }`}
    >
      <div className="basis-full min-w-0 sm:row-[1/-1]">
        <div>
          <h2>
            <a
              className="text-ink no-underline group-hover:text-accent group-hover:underline after:absolute after:inset-0 after:content-empty focus-visible:[outline:none] focus-visible:after:[outline:3px_solid_var(--accent)] focus-visible:after:-outline-offset-3"
              href={leadPath(lead.id)}
            >
              {name}
            </a>
          </h2>
          <p className="small">{[topic, brandName].filter(Boolean).join(' · ')}</p>
        </div>
        {wish ? <p className="small">Appointment: {wishText(wish, shell.now)}</p> : null}
        <p className="line-clamp-2 text-muted">{start}</p>
        <Remarks lead={lead} />
      </div>
      <p className="fact items-baseline content-start basis-full min-w-0">
        {showsPlace && (list === 'open' || (isLate && list === 'follow-up')) ? <span>{placeOf(list)}</span> : null}
        <State lead={lead} shell={shell} showsPlace={showsPlace} />
      </p>
      <p className="row aside xl:flex-col xl:items-start">
        <span>
          <span className="sr-only">Received </span>
          <time dateTime={createdAt}>{timeText(createdAt, shell.now)}</time>
        </span>
        {list !== 'closed' && lead.waited ? <span>{waitingText(lead.waited)}</span> : null}
      </p>
      <p className={assignee ? 'small' : 'aside'}>
        {assignee ? colleague(assignee, shell.who) : list === 'closed' ? '' : 'Not assigned'}
      </p>
    </li>
  )
}

function State({ lead, shell, showsPlace }: RowProps) {
  if (lead.list === 'closed') return closedAs(lead.closedAs)
  return lead.list === 'held' && !showsPlace ? null : <DueText lead={lead} now={shell.now} />
}

function Remarks({ lead: { list, reasons, hasFailedMail, mailError: error } }: { lead: ListedLead }) {
  return (
    <>
      {list === 'held' ? <p className="small">{reasons.map(heldFor).join(' ') || 'Held back.'}</p> : null}
      {hasFailedMail ? (
        <p className="small">
          <Mark kind="failed">{error === 'unknown' ? 'May not have arrived' : 'Not sent'}</Mark>{' '}
          {error ? mailError(error) : ''}
        </p>
      ) : null}
    </>
  )
}
