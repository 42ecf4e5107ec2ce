import './direct-lines.css'
import { Phone } from '#components/phone'
import type { PublicBrand } from '#shared/brand'

/** The brand's phone number, large, and the email address. On phones the number is a button. */
export function DirectLines({ contact: { phone, email } }: Pick<PublicBrand, 'contact'>) {
  return (
    <address className="direct-lines">
      <Phone number={phone} />
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  )
}
