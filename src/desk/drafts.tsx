import { timeText } from './format.ts'
import type { DraftsView, PageProps } from './models.ts'

const STATUS: Readonly<Record<string, string>> = { draft: 'Draft', scheduled: 'Scheduled' }

export function DraftsPage({ shell, view }: PageProps<DraftsView>) {
  return (
    <>
      <h1>Drafts</h1>
      {view.error ? (
        <p role="alert" className="alert">
          {view.error}
        </p>
      ) : (
        <Drafts drafts={view.drafts} now={shell.now} />
      )}
    </>
  )
}

function Drafts({ drafts, now }: { drafts: DraftsView['drafts']; now: string }) {
  if (!drafts)
    return (
      <p className="empty">
        Previews are not set up. Ask whoever runs the website to set <code>GHOST_ADMIN_KEY</code> and{' '}
        <code>PREVIEW_SECRET</code>.
      </p>
    )
  if (drafts.length === 0) return <p className="empty">Ghost has no unpublished posts.</p>
  return (
    <>
      <p className="about">Posts that are not published yet. A preview link works for 7 days, for anyone who has it.</p>
      <ul className="panel">
        {drafts.map(({ title, status, updatedAt, links }) => (
          <li key={`${title} ${updatedAt}`} className="entry">
            <h2>{title || '(no title)'}</h2>
            <p className="hint">
              {Object.hasOwn(STATUS, status) ? STATUS[status] : status} · Changed{' '}
              <time dateTime={updatedAt}>{timeText(updatedAt, now)}</time>
            </p>
            <ul className="row">
              {links.map(({ value, label }) => (
                <li key={value}>
                  <a className="target" href={value} rel="noopener">
                    Preview for {label}
                    <span className="sr-only">: {title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
