import type { PublicBrand } from '#shared/brand.ts'
import { LargePhone } from './phone.tsx'

export function DirectLines({ contact: { phone, email } }: Pick<PublicBrand, 'contact'>) {
  return (
    <address className="mt-3 grid justify-items-start gap-1 not-italic">
      <LargePhone number={phone} />
      <a href={`mailto:${email}`} className="py-2">
        {email}
      </a>
    </address>
  )
}
