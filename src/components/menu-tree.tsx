import type { PageState } from '#shared/page'

export interface MenuNode {
  label: string
  href?: string
  /** The label in the panel of narrow screens, if it differs. */
  panelLabel?: string
  /** The link leads to another site. */
  external?: boolean
  /** Highlighted at the top of its list. */
  featured?: boolean
  /** Shown after the label. */
  note?: string
  items?: MenuNode[]
}

/** A brand's navigation. */
export function menuTree({ brand, menu }: PageState): MenuNode[] {
  return [
    { label: 'Home', href: '/' },
    {
      label: 'About',
      panelLabel: 'About Us',
      items: [
        { label: 'About Us', href: '/about-us' },
        { label: 'Our Locations', panelLabel: 'Areas Served', items: locations(menu.cities) },
        {
          label: 'Industries We Serve',
          panelLabel: 'Industries Served',
          items: [{ label: 'All Industries', href: '/industries' }, ...menu.industries],
        },
      ],
    },
    { label: 'Services', items: [{ label: 'All Services', href: '/services', featured: true }, ...menu.services] },
    { label: 'Team to Win', href: brand.teamToWinUrl, external: true },
    {
      label: 'Resources',
      items: [
        { label: 'News', href: '/blog' },
        { label: 'Tax Resources', items: [{ label: 'All Resources', href: '/resources' }, ...TAX_RESOURCES] },
      ],
    },
    {
      label: 'Contact',
      items: [
        { label: 'Ways to Contact', href: '/contact' },
        { label: 'Schedule a Meeting', href: '/schedule' },
      ],
    },
  ]
}

export function locations(cities: PageState['menu']['cities']): MenuNode[] {
  return cities.map(({ name, href }) =>
    href
      ? { label: name, href, external: true }
      : { label: name, href: '/about-us#areas-served', note: '(You are here)' },
  )
}

export const TAX_RESOURCES: MenuNode[] = [
  { label: 'Ohio Business Taxes', href: '/resources/ohio-business-taxes' },
  { label: 'Tax Calculator', href: '/resources/tax-calculator' },
  { label: 'Tax Prep Checklist', href: '/resources/tax-prep-checklist' },
  { label: 'Check My Refund', href: '/resources/check-my-refund' },
  { label: 'Tax Payment Center', href: '/resources/tax-payment-center' },
]

/** The first links in the panel of narrow screens. */
export const SHORTCUTS: MenuNode[] = [
  { label: 'Services', href: '/services' },
  { label: 'Calculator', href: '/resources/tax-calculator' },
  { label: 'Due Dates', href: '/resources/ohio-business-taxes#due-dates' },
  { label: 'Checklist', href: '/resources/tax-prep-checklist' },
]

/** Whether the path belongs to the node, to an entry below it or to a page below one of these. */
export function leadsTo({ href, items = [] }: MenuNode, path: string): boolean {
  if (href && (path === href || path.startsWith(`${href}/`))) return true
  return items.some((item) => leadsTo(item, path))
}

export const LEGAL_PAGES: MenuNode[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Cookies', href: '/cookies' },
  { label: 'Accessibility', href: '/accessibility' },
]
