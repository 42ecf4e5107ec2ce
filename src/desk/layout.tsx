/** The layout of every desk page: the top bar, the links to lists, and the footer. */
import type { ReactNode } from 'react'
import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import { numberText } from './format.ts'
import lead from './lead.css?inline'
import list from './list.css?inline'
import media from './media.css?inline'
import { type DeskShell, type DeskView, LISTS, type ListName, SEARCH_LENGTH_MAX } from './models.ts'
import numbers from './numbers.css?inline'
import shellStyles from './shell.css?inline'
import { LIST_NAMES } from './words.ts'

/** The desk's stylesheet. It shares no rules with the public pages. */
const STYLES = [base, blocks, controls, shellStyles, list, lead, numbers, media].join('\n')

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
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <header className="bar">
          <a className="bar-home target" href="/">
            Desk
          </a>
          <search className="bar-search">
            <form action="/lists/all" method="get">
              <label className="hidden" htmlFor="search">
                Search all inquiries
              </label>
              <input
                id="search"
                type="search"
                name="q"
                maxLength={SEARCH_LENGTH_MAX}
                placeholder="Name, email, phone, reference or text"
                defaultValue={view.kind === 'list' ? (view.filters.q ?? '') : ''}
              />
              <button type="submit">Search</button>
            </form>
          </search>
          <p className="bar-who">{shell.who}</p>
        </header>
        <div className="frame">
          <Navigation shell={shell} view={view} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <footer className="foot">
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

/** Path at which Cloudflare Access signs the user out. */
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
    <div className="side">
      <nav aria-label="Lists">
        <ul className="lists">
          {LISTS.map((list) => (
            <li key={list}>
              <a href={listPath(list)} aria-current={list === current ? 'page' : undefined}>
                <span>{LIST_NAMES[list]}</span>
                <span className="count">{numberText(shell.counts[list])}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Tools">
        <ul className="tools">
          {TOOLS.map(({ kind, href, name }) => (
            <li key={kind}>
              <a href={href} aria-current={kind === view.kind ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export function listPath(list: ListName): string {
  return list === 'open' ? '/' : `/lists/${list}`
}
