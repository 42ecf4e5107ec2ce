import type { PageState } from '#shared/page.ts'
import type { IconName } from '#ui/icons.ts'

export interface MenuNode {
  label: string
  href?: string
  icon?: IconName
  /** One short line below the menu entry's label in the desktop menu. */
  description?: string
  /** The menu entry's label in the mobile menu, if it differs from the label in the desktop menu. */
  panelLabel?: string
  featured?: boolean
  note?: string
  items?: MenuNode[]
}

export const FOR_CLIENTS: MenuNode = {
  label: 'For Clients',
  href: '/for-clients',
  icon: 'lock',
  description: 'Portal, documents and invoices',
}

const CONTACT: MenuNode[] = [
  { label: 'Ways to Contact', href: '/contact', icon: 'envelope-simple', description: 'Phone, email or a message' },
  { label: 'Schedule a Meeting', href: '/schedule', icon: 'calendar-check', description: 'In our offices or online' },
  FOR_CLIENTS,
]

export function menuTree({ brand, menu }: Pick<PageState, 'brand' | 'menu'>): MenuNode[] {
  return [
    { label: 'Home', href: '/' },
    {
      label: 'About',
      panelLabel: 'About Us',
      items: [
        { label: 'About Us', href: '/about-us', icon: 'users', description: 'Who we are and how we work' },
        {
          label: 'Our Locations',
          panelLabel: 'Areas Served',
          icon: 'map-pin',
          description: 'The communities we serve',
          items: locations(menu.cities),
        },
        {
          label: 'Industries We Serve',
          panelLabel: 'Industries Served',
          icon: 'factory',
          description: 'Records and due dates for your industry',
          items: [{ label: 'All Industries', href: '/industries', icon: 'list-checks' }, ...menu.industries],
        },
      ],
    },
    {
      label: 'Services',
      items: [
        {
          ...{ label: 'All Services', href: '/services', icon: 'list-checks', featured: true },
          description: 'Everything we do for you',
        },
        // The cast is safe, because the service icons are in /art/icons.svg, although the type `IconName` does not list them.
        ...(menu.services as MenuNode[]),
      ],
    },
    { label: 'Team to Win', href: brand.teamToWinUrl },
    {
      label: 'Resources',
      items: [
        NEWS,
        {
          label: 'Tax Resources',
          icon: 'folder-open',
          description: 'Calculator, checklist, due dates',
          items: [{ label: 'All Resources', href: '/resources', icon: 'list-checks' }, ...TAX_RESOURCES],
        },
      ],
    },
    { label: 'Contact', items: CONTACT },
  ]
}

export function locations(cities: PageState['menu']['cities']): MenuNode[] {
  return cities.map(({ name, href }) =>
    href ? { label: name, href } : { label: name, href: '/about-us#areas-served', note: '(You are here)' },
  )
}

export const NEWS: MenuNode = {
  label: 'News',
  href: '/blog',
  icon: 'newspaper',
  description: 'What is changing and what is due',
}

export const TAX_RESOURCES: MenuNode[] = [
  { label: 'Tax Due Dates', href: '/resources/due-dates', icon: 'calendar-dots' },
  { label: 'Ohio Business Taxes', href: '/resources/ohio-business-taxes', icon: 'bank' },
  { label: 'Tax Calculator', href: '/resources/tax-calculator', icon: 'calculator' },
  { label: 'Tax Prep Checklist', href: '/resources/tax-prep-checklist', icon: 'clipboard-text' },
  { label: 'Check My Refund', href: '/resources/check-my-refund', icon: 'hand-coins' },
  { label: 'Tax Payment Center', href: '/resources/tax-payment-center', icon: 'credit-card' },
]

export const SHORTCUTS: MenuNode[] = [
  { label: 'Calculator', href: '/resources/tax-calculator' },
  { label: 'Tax Due Dates', href: '/resources/due-dates' },
  { label: 'Checklist', href: '/resources/tax-prep-checklist' },
]

export const LEGAL_PAGES: MenuNode[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Cookies', href: '/cookies' },
  { label: 'Accessibility', href: '/accessibility' },
]
