import './site-footer.css'
import { Link, useRouterState } from '@tanstack/react-router'
import { ContactLines } from '#components/contact-lines'
import { Logo } from '#components/logo'
import { MenuLink } from '#components/menu-link'
import { LEGAL_PAGES, locations, type MenuNode, TAX_RESOURCES } from '#components/menu-tree'
import { Phone } from '#components/phone'
import { ThemeToggle } from '#components/theme-toggle'
import { yearOf } from '#shared/dates'
import { withDomain } from '#shared/links'
import type { PageState } from '#shared/page'

export function SiteFooter({ page }: { page: PageState }) {
  const { brand, menu, now } = page
  return (
    <footer className="site-footer mt-24">
      {brand.preFooter ? (
        <p className="pre-footer px-5 py-6 text-center text-lead">
          {brand.preFooter.label} Call <Phone number={brand.preFooter.phone} />
        </p>
      ) : null}
      <svg aria-hidden="true" className="footer-art" viewBox="0 0 1440 200" preserveAspectRatio="xMaxYMax slice">
        <use href={`/art/${brand.id}/bands.svg#footer`} width="1440" height="200" />
      </svg>
      <div className="wrap py-14 grid gap-10 sm:grid-cols-2 lg:grid-cols-5">
        <div className="grid content-start gap-4 lg:col-span-2">
          <Logo brand={brand} mono />
          <p className="max-w-xs">{brand.tagline}</p>
          <ContactLines contact={brand.contact} />
          <Social page={page} />
        </div>
        <div className="grid content-start gap-10">
          {brand.serviceGroups ? <Column heading="Areas of Advice" items={groupLinks(brand.serviceGroups)} /> : null}
          <Column heading="Services" items={menu.services} />
        </div>
        <div className="grid content-start gap-10">
          <Column heading="Industries" items={menu.industries} />
          <Column heading="Resources" items={TAX_RESOURCES} />
        </div>
        <Column heading="Locations" items={locations(menu.cities)} />
      </div>
      <div className="border-t border-line">
        <div className="wrap py-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          <p>{`© ${yearOf(now)} ${brand.name}`}</p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_PAGES.map((node) => (
              <li key={node.label}>
                <MenuLink node={node} className="inline-block py-2" />
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-4 sm:ml-auto">
            <span data-brand-family="">
              <Link to="/" hash="connected" className="brand-badge">
                Our other brands
              </Link>
            </span>
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Links to the sections of the services page. */
function groupLinks(groups: NonNullable<PageState['brand']['serviceGroups']>): MenuNode[] {
  return groups.map(({ id, heading }) => ({ label: heading, href: `/services#${id}` }))
}

function Column({ heading, items }: { heading: string; items: readonly MenuNode[] }) {
  return (
    <div>
      <h2 className="mb-3 text-body font-bold">{heading}</h2>
      <ul className="grid gap-1">
        {items.map((node) => (
          <li key={node.label}>
            <MenuLink node={node} className="inline-block py-1" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Only home and the blog link to the feed. */
function Social({ page: { brand, domain } }: { page: PageState }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { facebook, linkedin, instagram } = brand.socialMedia
  const links = [
    ['Facebook', facebook.pageUrl],
    ['LinkedIn', linkedin.companyUrl],
    ['Instagram', instagram.profileUrl],
    ...(path === '/' || /^\/blog\b/.test(path) ? [['RSS', withDomain('/rss.xml', domain)]] : []),
  ] as const
  return (
    <ul aria-label="Follow us" className="flex flex-wrap gap-x-5">
      {links.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener" className="icon-link">
            <svg className="size-5" aria-hidden="true">
              <use href={`/art/icons.svg#${name.toLowerCase()}`} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
