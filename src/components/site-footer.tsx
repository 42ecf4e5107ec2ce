import { Phone } from '#components/phone'
import { yearOf } from '#shared/dates'
import type { PageState } from '#shared/page'

export function SiteFooter({ page: { brand, now } }: { page: PageState }) {
  const { email, phone, location, secondaryLocation } = brand.contact
  return (
    <footer className="mt-20 border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-10 grid gap-8 sm:grid-cols-3">
        <div>
          <p className="font-heading font-bold text-lg">{brand.name}</p>
          <p className="text-muted">{brand.tagline}</p>
        </div>
        <address className="not-italic grid gap-1">
          <Phone number={phone} />
          <a href={`mailto:${email}`}>{email}</a>
        </address>
        <ul className="grid gap-1 text-muted">
          {[location, secondaryLocation].map(({ city, region, postalCode }) => (
            <li key={postalCode}>
              {city}, {region} {postalCode}
            </li>
          ))}
        </ul>
        <p className="sm:col-span-3 text-sm text-muted">
          © {yearOf(now)} {brand.name}
        </p>
      </div>
    </footer>
  )
}
