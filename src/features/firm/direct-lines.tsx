import './direct-lines.css'
import type { PublicBrand } from '#shared/brand.ts'
import { Phone } from './phone.tsx'

/** The brand's phone number in large type, and the email address. On phones, the number is a button. */
export function DirectLines({ contact: { phone, email } }: Pick<PublicBrand, 'contact'>) {
  return (
    <address className="direct-lines mt-3 grid justify-items-start gap-1 not-italic max-sm:justify-items-stretch">
      <Phone number={phone} />
      <a href={`mailto:${email}`} className="py-2">
        {email}
      </a>
    </address>
  )
}
