import type { ReactNode } from 'react'
import styles from './base.css?inline'
import { numberText } from './format.ts'
import { type DeskShell, type DeskView, LISTS, type ListName, SEARCH_LENGTH_MAX } from './models.ts'
import { LIST_NAMES } from './words.ts'

interface Props {
  shell: DeskShell
  view: DeskView
  title: string
  children: ReactNode
}

export function Layout({ shell, view, title, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Desk`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body className="flex flex-col min-h-screen">
        <a className="absolute -top-16 focus:top-0 z-1 px-4 py-3 text-on-accent bg-accent print:hidden" href="#main">
          Skip to the content
        </a>
        <header className="row gap-y-1 px-4 py-2 bg-surface border-b border-line print:hidden">
          <a
            className="target min-w-11 text-[1.125rem] font-bold tracking-[-.01em] text-ink no-underline lg:w-44"
            href="/"
          >
            Desk
          </a>
          <search className="flex-1 min-w-48 max-w-144">
            <form className="flex" action="/lists/all" method="get">
              <label className="sr-only" htmlFor="search">
                Search all inquiries
              </label>
              <input
                className="field min-w-0 border-e-0 rounded-e-0 focus-visible:z-1"
                id="search"
                type="search"
                name="q"
                maxLength={SEARCH_LENGTH_MAX}
                placeholder="Name, email, phone, reference or text"
                defaultValue={view.kind === 'list' ? (view.filters.q ?? '') : ''}
              />
              <button type="submit" className="button rounded-s-0 focus-visible:z-1">
                Search
              </button>
            </form>
          </search>
          <p className="hidden aside md:block md:ms-auto">{shell.who}</p>
        </header>
        <div className="grid flex-1 grid-cols-1 content-start lg:grid-cols-[12rem_minmax(0,1fr)] print:block">
          <Navigation shell={shell} view={view} />
          <main
            id="main"
            tabIndex={-1}
            className="column px-4 pt-4 pb-8 wrap-anywhere focus:[outline:none] lg:max-w-336 lg:pt-5 lg:pr-6 lg:pb-12 lg:pl-3"
          >
            {children}
          </main>
        </div>
        <footer className="flex flex-wrap items-center gap-x-6 px-4 py-3 aside border-t border-line wrap-anywhere">
          <p>
            Signed in as {shell.who}.{' '}
            <a className="target" href={SIGN_OUT}>
              Sign out
            </a>
          </p>
          <p>All times are Eastern Time.</p>
        </footer>
      </body>
    </html>
  )
}

const SIGN_OUT = '/cdn-cgi/access/logout'

const TOOLS = [
  { kind: 'appointments', href: '/appointments', name: 'Appointments' },
  { kind: 'numbers', href: '/numbers', name: 'Numbers' },
  { kind: 'drafts', href: '/drafts', name: 'Drafts' },
  { kind: 'person', href: '/people', name: 'Erase a person' },
] as const

function Navigation({ shell, view }: Pick<Props, 'shell' | 'view'>) {
  const current = view.kind === 'list' ? view.list : undefined
  return (
    <div className="px-4 py-2 border-b border-line lg:px-2 lg:py-4 lg:border-b-0 print:hidden">
      <nav aria-label="Lists">
        <ul className="nav-list">
          {LISTS.map((list) => (
            <NavLink key={list} href={listPath(list)} isCurrent={list === current} className="text-ink">
              <span>{LIST_NAMES[list]}</span>
              <span className="aside tabular lg:ms-auto [[aria-current]>&]:text-inherit">
                {numberText(shell.counts[list])}
              </span>
            </NavLink>
          ))}
        </ul>
      </nav>
      <nav aria-label="Tools">
        <ul className="nav-list lg:pt-3 lg:mt-3 lg:border-t lg:border-line">
          {TOOLS.map(({ kind, href, name }) => (
            <NavLink key={kind} href={href} isCurrent={kind === view.kind} className="text-muted">
              {name}
            </NavLink>
          ))}
        </ul>
      </nav>
    </div>
  )
}

interface LinkProps {
  href: string
  isCurrent: boolean
  className: string
  children: ReactNode
}

function NavLink({ href, isCurrent, className, children }: LinkProps) {
  return (
    <li>
      <a
        className={`flex items-center gap-[.4rem] min-h-11 px-[.45rem] min-[30rem]:px-[.6rem] no-underline rounded-small ${
          isCurrent
            ? 'bg-wash text-accent [box-shadow:inset_0_-2px_var(--accent)] lg:[box-shadow:inset_3px_0_var(--accent)] forced-colors:[outline:2px_solid_Highlight] forced-colors:-outline-offset-2'
            : `hover:bg-hover ${className}`
        }`}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
      </a>
    </li>
  )
}

export function listPath(list: ListName): string {
  return list === 'open' ? '/' : `/lists/${list}`
}
