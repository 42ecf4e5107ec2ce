import { Link } from '@tanstack/react-router'
import { Phone } from '#components/phone'
import type { PageState } from '#shared/page'

const items = [
  { to: '/', label: 'Home' },
  { to: '/blog', label: 'News' },
  { to: '/contact', label: 'Contact' },
] as const

export function SiteHeader({ page: { brand } }: { page: PageState }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-4 flex flex-wrap items-center gap-x-8 gap-y-2">
        <Link to="/" className="font-heading text-xl font-bold text-ink no-underline">
          {brand.name}
        </Link>
        <nav aria-label="Main" className="flex gap-x-6">
          {items.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === '/' }}
              className="py-2 text-ink decoration-brand decoration-3 hover:underline aria-[current]:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="sm:ml-auto">
          <Phone number={brand.contact.phone} />
        </div>
      </div>
    </header>
  )
}
