/** A list of leads, or the results of a search. */
import { inquiries, numberText } from './format'
import { listPath } from './layout'
import { addressOf, ListFilters } from './list-filters'
import { ListRow } from './list-row'
import {
  CLOSE_HELD_PATH,
  COUNT_MAX,
  type DeskShell,
  type ListName,
  type ListView,
  SEARCH_LENGTH_MAX,
  SEARCH_WORDS_MAX,
} from './models'
import { LIST_NAMES } from './words'

interface Props {
  shell: DeskShell
  view: ListView
}

/** One line about each list, below its title. */
const ABOUT: Readonly<Record<ListName, string>> = {
  open: 'Nobody has answered these yet. The one that waits longest is first.',
  mine: 'You took these, or a colleague handed them to you.',
  'follow-up': 'Sorted by the day on which you want to write or call again.',
  held: 'The spam check kept these out of the mailbox. Release the real ones.',
  failed: 'The mail about these did not reach the office.',
  closed: 'Answered, or not a lead.',
  all: 'Every inquiry, newest first.',
}

const EMPTY: Readonly<Record<ListName, string>> = {
  open: 'Every inquiry has an answer.',
  mine: 'You have no open inquiries. Open one and choose “Take” to work on it.',
  'follow-up': 'No inquiry waits for a follow-up day.',
  held: 'The spam check holds nothing back.',
  failed: 'Every mail reached the office.',
  closed: 'No inquiry is closed yet.',
  all: 'No inquiry has arrived yet.',
}

/** Lists whose next page has older leads. */
const NEWEST_FIRST: readonly (ListName | undefined)[] = ['held', 'closed', 'all', undefined]

export function listTitle({ list, filters }: ListView): string {
  return list ? LIST_NAMES[list] : `Results for “${filters.q ?? ''}”`
}

export function ListPage({ shell, view }: Props) {
  const { list, leads, next, csv, isContinued } = view
  return (
    <>
      <div className="head">
        <div>
          <h1>{listTitle(view)}</h1>
          <p className="about">{list ? ABOUT[list] : 'From all lists, newest first.'}</p>
        </div>
        {list === 'failed' && leads.length > 0 ? (
          <form method="post" action="/mail-failed-again">
            <button type="submit" className="primary">
              Mail all again
            </button>
          </form>
        ) : null}
        {list === 'held' && leads.length > 0 ? (
          <a className="button" href={addressOf(CLOSE_HELD_PATH, view.filters)}>
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
      {view.isCut ? (
        <p role="status" className="notice">
          The search is too long. Only its first {SEARCH_WORDS_MAX} words and {SEARCH_LENGTH_MAX} characters count.
        </p>
      ) : null}
      <div className="toolbar">
        <ListFilters shell={shell} view={view} />
        {leads.length > 0 ? (
          <p className="matches">
            <span>{countText(shell, view)}</span>
            <a className="target" href={csv}>
              Download as CSV
            </a>
          </p>
        ) : null}
      </div>
      {leads.length > 0 ? (
        <ol className="rows">
          {leads.map((lead) => (
            <ListRow key={lead.id} lead={lead} shell={shell} showsPlace={list === 'all' || list === undefined} />
          ))}
        </ol>
      ) : (
        <Empty view={view} />
      )}
      {next || isContinued ? (
        <nav className="pages" aria-label="Pages of the list">
          {next ? (
            <a className="button" href={next} rel="next">
              {NEWEST_FIRST.includes(list) ? 'Older inquiries' : 'Next page'}
            </a>
          ) : null}
          {isContinued ? (
            <a className="target" href={addressOf(listPath(list ?? 'all'), view.filters)}>
              Back to the first page
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function Empty({ view }: { view: ListView }) {
  const { list, filters, isContinued } = view
  if (filters.q)
    return (
      <p className="empty">
        No inquiry contains all of these words. Try fewer words, the start of a word, or part of the phone number.
      </p>
    )
  if (Object.values(filters).some(Boolean)) return <p className="empty">No inquiry in this list matches the filters.</p>
  if (isContinued) return <p className="empty">No more inquiries.</p>
  return <p className="empty">{EMPTY[list ?? 'all']}</p>
}

function countText(shell: DeskShell, { list, leads, filters, matching, next, isContinued }: ListView): string {
  const isFiltered = Object.values(filters).some(Boolean)
  if (list && !isFiltered && shell.counts) return inquiries(shell.counts[list])
  if (matching !== undefined)
    return matching > COUNT_MAX ? `More than ${numberText(COUNT_MAX)} inquiries match` : `${inquiries(matching)} match`
  return isContinued && !next ? `The last ${inquiries(leads.length)}` : `${inquiries(leads.length)} found`
}
