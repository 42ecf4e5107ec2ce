import type { PublicBrand } from '#shared/brand.ts'
import { directionsTo, officeLine, officesOf } from '#shared/links.ts'
import { CountyMap } from './county-map.tsx'

export function Offices({ contact }: { contact: PublicBrand['contact'] }) {
  const offices = officesOf(contact)
  return (
    <>
      <ul className="mt-4">
        {offices.map((office) => (
          <li key={office.postalCode} className={office.directions || office.street ? 'py-[0.6rem]' : undefined}>
            {officeLine(office)}
            {office.directions ? <p className="text-muted">{office.directions}</p> : null}
            {office.street ? (
              <p>
                <a href={directionsTo(office)} rel="noopener" className="inline-block py-2">
                  Directions to {office.city}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {offices.some(({ street }) => street) ? <CountyMap cities={offices.map(({ city }) => city)} /> : null}
    </>
  )
}
