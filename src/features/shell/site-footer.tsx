import './site-footer.css'
import { Link, useRouterState } from '@tanstack/react-router'
import { LEGAL_PAGES, locations, NEWS, TAX_RESOURCES } from '#content/menu.ts'
import { ContactLines } from '#features/firm/contact-lines.tsx'
import { Phone } from '#features/firm/phone.tsx'
import { yearOf } from '#shared/dates.ts'
import { withDomain } from '#shared/links.ts'
import type { ShellState } from '#shared/page.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from './logo.tsx'
import { type LinkNode, MenuLink } from './menu-link.tsx'
import { SystemTheme, ThemeToggle } from './theme-toggle.tsx'

export function SiteFooter({ page }: { page: ShellState }) {
  const { brand, menu, now } = page
  return (
    <footer className="site-footer">
      {brand.preFooter ? (
        <p className="wrap pre-footer flex min-h-16 flex-wrap items-center gap-x-[0.5ch]">
          {brand.preFooter.label} Call <Phone number={brand.preFooter.phone} />
        </p>
      ) : null}
      {brand.hasPageThread ? null : (
        <svg aria-hidden="true" className={brand.home.thread ? 'wrap footer-art' : 'footer-art'}>
          <use href={`/art/${brand.id}/bands.svg#footer`} width="100%" height="100%" />
        </svg>
      )}
      <div className="wrap columns footer-main">
        <div className="footer-brand grid content-start gap-2">
          <Logo brand={brand} mono />
          <p className="max-w-xs">{brand.tagline}</p>
          <ContactLines contact={brand.contact} />
          <Social page={page} />
        </div>
        <div className={menu.groups ? 'footer-lists' : 'footer-lists footer-quarters'}>
          {menu.groups ? <FoldedList heading="Advisory Services" items={menu.groups} /> : null}
          <FoldedList heading="Services" items={menu.services} />
          <FoldedList heading="Industries" items={menu.industries} />
          <FoldedList heading="Resources" items={[NEWS, ...TAX_RESOURCES]} />
          <FoldedList heading="Locations" items={locations(menu.cities)} />
        </div>
      </div>
      <div className="footer-legal">
        <div className="wrap flex flex-wrap items-center gap-x-6 py-2 text-[length:var(--size-small)]">
          <p>{`© ${yearOf(now)} ${brand.name}`}</p>
          <ul>
            {LEGAL_PAGES.map((node) => (
              <li key={node.label}>
                <MenuLink node={node} className="footer-link" />
              </li>
            ))}
          </ul>
          <div className="ml-auto flex items-center gap-4 max-sm:my-3 max-sm:w-full max-sm:justify-between">
            <span data-brand-family="">
              <Link
                to="/"
                hash="connected"
                className="inline-flex min-h-11 items-center rounded-[var(--radius-button)] border border-line px-4 text-ink no-underline"
              >
                Our Other Brands
              </Link>
            </span>
            <SystemTheme />
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A list that is always visible on wide screens. On phones, the empty <details> shows and hides the list after it. */
function FoldedList({ heading, items }: { heading: string; items: readonly LinkNode[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <details>
        <summary className="flex min-h-12 items-center justify-between font-bold">
          {heading}
          <Icon name="caret-down" className="menu-caret" />
        </summary>
      </details>
      <ul>
        {items.map((node) => (
          <li key={node.label}>
            <MenuLink node={node} className="footer-link" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Matches the pages that link to the feed: the home page and the blog. */
const HAS_FEED = /^\/(?:blog(?:\/.*)?)?$/

function Social({ page: { brand, domain } }: { page: ShellState }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { facebook, linkedin, instagram } = brand.profiles
  const links = [
    ['Facebook', facebook],
    ['LinkedIn', linkedin],
    ['Instagram', instagram],
    ...(HAS_FEED.test(path) ? [['RSS', withDomain('/rss.xml', domain)]] : []),
  ] as const
  return (
    <ul aria-label="Follow us" className="footer-social">
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener" className="icon-button">
            <svg className="icon" aria-hidden="true">
              <use href={`/art/icons.svg#${name.toLowerCase()}`} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
