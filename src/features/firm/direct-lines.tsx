import type { PublicBrand } from '#shared/brand.ts'
import { Phone } from './phone.tsx'

export function DirectLines({ contact: { phone, email } }: Pick<PublicBrand, 'contact'>) {
  return (
    <address className="mt-3 grid justify-items-start gap-1 not-italic max-sm:justify-items-stretch">
      <Phone
        number={phone}
        className="text-[length:var(--size-heading)] max-sm:grid max-sm:place-items-center max-sm:min-h-14 max-sm:no-underline max-sm:[border:var(--field-border)] max-sm:rounded-button"
      />
      <a href={`mailto:${email}`} className="py-2">
        {email}
      </a>
    </address>
  )
}
