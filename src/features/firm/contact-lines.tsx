import type { PublicBrand } from '#shared/brand.ts'
import { officeLine, officesOf } from '#shared/links.ts'
import { OpeningHours } from './opening-hours.tsx'
import { Phone } from './phone.tsx'

/** The brand's phone number, email address, two offices and hours. */
export function ContactLines({ contact }: { contact: PublicBrand['contact'] }) {
  const { phone, email, hours } = contact
  return (
    <address className="grid justify-items-start gap-1 not-italic">
      <Phone number={phone} />
      <a href={`mailto:${email}`}>{email}</a>
      {officesOf(contact).map((office) => (
        <span key={office.postalCode}>{officeLine(office)}</span>
      ))}
      <OpeningHours hours={hours} />
    </address>
  )
}
