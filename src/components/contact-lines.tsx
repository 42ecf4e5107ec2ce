import { Phone } from '#components/phone'
import type { PublicBrand } from '#shared/brand'

/** The brand's phone number, email address and two offices. */
export function ContactLines({ contact }: { contact: PublicBrand['contact'] }) {
  const { phone, email, location, secondaryLocation } = contact
  return (
    <address className="mt-4 not-italic grid gap-1 justify-items-start">
      <Phone number={phone} />
      <a href={`mailto:${email}`}>{email}</a>
      {[location, secondaryLocation].map(({ city, region, postalCode }) => (
        <span key={postalCode}>{`${city}, ${region} ${postalCode}`}</span>
      ))}
    </address>
  )
}
