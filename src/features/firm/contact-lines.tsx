import type { PublicBrand } from '#shared/brand.ts'
import { officeLine, officesOf } from '#shared/links.ts'
import { OpeningHours } from './opening-hours.tsx'
import { LargePhone, Phone } from './phone.tsx'

interface Props {
  contact: PublicBrand['contact']
  /** True in the footer. Contact details are then side by side if they fit, and links have the color of the surrounding text. */
  isCompact?: boolean
}

export function ContactLines({ contact, isCompact = false }: Props) {
  const { phone, email, hours } = contact
  return (
    <address
      className={
        isCompact
          ? 'flex flex-wrap items-center gap-x-5 not-italic [&>a]:text-inherit [&>a:hover]:underline'
          : 'grid justify-items-start gap-1 not-italic'
      }
    >
      {isCompact ? <Phone number={phone} /> : <LargePhone number={phone} />}
      <a href={`mailto:${email}`}>{email}</a>
      {officesOf(contact).map((office) => (
        <span key={office.postalCode}>{officeLine(office)}</span>
      ))}
      <OpeningHours hours={hours} isCompact={isCompact} />
    </address>
  )
}
