import { Phone } from '#components/phone'
import type { PublicBrand } from '#shared/brand'

/** How and where the brand is reached: phone, e-mail, both offices. */
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
