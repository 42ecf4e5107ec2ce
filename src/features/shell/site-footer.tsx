import { Link, useRouterState } from '@tanstack/react-router'
import { FOR_CLIENTS, LEGAL_PAGES, locations, NEWS, TAX_RESOURCES } from '#content/menu.ts'
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
    <footer className="site-footer no-print bg-surface border-t-[length:var(--rule)] border-heavy-line">
      {brand.preFooter ? (
        <p className="wrap pre-footer flex min-h-16 flex-wrap items-center gap-x-[0.5ch]">
          {brand.preFooter.label} Call <Phone number={brand.preFooter.phone} />
        </p>
      ) : null}
      {brand.hasPageThread ? null : (
        <svg aria-hidden="true" className="footer-art block h-[max(5rem,100vw/12)] w-full overflow-visible">
          <use href={`/art/${brand.id}/bands.svg#footer`} width="100%" height="100%" />
        </svg>
      )}
      <div className="wrap columns gap-y-3 pt-4 pb-2 text-[length:var(--size-small)] sm:gap-y-6 sm:py-7">
        <div className="col-span-full grid content-start gap-2 lg:col-span-3">
          <Logo brand={brand} mono />
          <p className="max-w-xs">{brand.tagline}</p>
          <ContactLines contact={brand.contact} isCompact />
          <Social page={page} />
        </div>
        <div
          className={`col-span-full justify-between sm:gap-4 lg:col-[4/-1] ${menu.groups ? 'sm:columns-4 xl:flex' : 'sm:flex md:gap-6 xl:grid xl:grid-cols-4'}`}
        >
          {menu.groups ? <FoldedList heading="Advisory Services" items={menu.groups} /> : null}
          <FoldedList heading="Services" items={menu.services} />
          <FoldedList heading="Industries" items={menu.industries} />
          <FoldedList heading="Resources" items={[NEWS, ...TAX_RESOURCES, FOR_CLIENTS]} />
          <FoldedList heading="Locations" items={locations(menu.cities)} />
        </div>
      </div>
      <div className="border-line sm:border-t">
        <div className="wrap flex flex-wrap items-center gap-x-6 py-2 text-[length:var(--size-small)]">
          <p>{`© ${yearOf(now)} ${brand.name}`}</p>
          <ul className="order-[-1] grid w-full grid-cols-[auto_auto] items-center gap-x-5 sm:flex sm:flex-wrap lg:order-0 lg:w-auto">
            {LEGAL_PAGES.map((node) => (
              <FooterItem key={node.label} node={node} />
            ))}
          </ul>
          <div className="ml-auto flex items-center gap-4 max-sm:my-3 max-sm:w-full max-sm:justify-between">
            <span data-brand-family="">
              <Link
                to="/"
                hash="connected"
                className="inline-flex min-h-11 items-center rounded-button border border-line px-4 text-ink no-underline"
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

function FoldedList({ heading, items }: { heading: string; items: readonly LinkNode[] }) {
  return (
    <div className="break-inside-avoid border-line max-sm:border-t sm:mb-6 xl:mb-0">
      <h2 className="mb-[.4rem] font-bold max-sm:hidden md:whitespace-nowrap">{heading}</h2>
      <details className="sm:hidden">
        <summary className="flex min-h-12 items-center justify-between font-bold">
          {heading}
          <Icon name="caret-down" className="menu-caret" />
        </summary>
      </details>
      <ul className="max-sm:pb-3 max-sm:[details:not([open])+&]:hidden md:[:last-child>&]:whitespace-nowrap">
        {items.map((node) => (
          <FooterItem key={node.label} node={node} />
        ))}
      </ul>
    </div>
  )
}

function FooterItem({ node }: { node: LinkNode }) {
  return (
    <li>
      <MenuLink node={node} className="footer-link" />
    </li>
  )
}

/** The negative margin makes up for the width of the arrow that marks an external link, so that the icon stays centered. */
const SOCIAL_LINK = 'icon-button after:[margin:0_-1em_1em_0] after:text-[.6rem]'

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
    // The negative margin offsets the space around the icon in the first button, so the icon lines up with the page margin.
    <ul aria-label="Follow us" className="ml-[-.8rem] flex">
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener" className={SOCIAL_LINK}>
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
