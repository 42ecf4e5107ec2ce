import type { Brand } from '#shared/brand.ts'
import type { Hours } from '#shared/hours.ts'

const OFFICE_DAY = ['09:00', '17:00'] as const

export const HOURS = {
  days: {
    Monday: OFFICE_DAY,
    Tuesday: OFFICE_DAY,
    Wednesday: OFFICE_DAY,
    Thursday: OFFICE_DAY,
    Friday: ['09:00', '16:30'],
    Saturday: 'closed',
    Sunday: 'closed',
  },
  federalHolidays: 'closed',
  closedOn: ['2026-12-24'],
} satisfies Hours

export function emptied(brand: Brand): Brand {
  const { hours, replyTime, location, secondaryLocation, ...contact } = brand.contact
  const { people, reviews, ...about } = brand.copy.about
  const services = Object.entries(brand.copy.services).map(([id, { price, ...copy }]) => [id, copy])
  return {
    ...brand,
    contact: { ...contact, location: withoutStreet(location), secondaryLocation: withoutStreet(secondaryLocation) },
    copy: { ...brand.copy, about, services: Object.fromEntries(services) },
  }
}

function withoutStreet({ street, directions, ...office }: Brand['contact']['location']) {
  return office
}

export function filled(brand: Brand, priced: readonly string[] = ['payroll']): Brand {
  const { contact, copy } = emptied(brand)
  const price = {
    fromCents: 6250,
    per: 'a month',
    includes: ['Three people, paid twice a month', 'W-2s in January'],
    asOf: '2026-10-01',
    line: 'From $62.50 a month',
  }
  return {
    ...brand,
    contact: {
      ...contact,
      location: { ...contact.location, street: '100 Example Street', directions: 'The green door.' },
      secondaryLocation: { ...contact.secondaryLocation, street: '200 Sample Avenue' },
      hours: HOURS,
      replyTime: 'We reply within a day.',
    },
    copy: {
      ...copy,
      about: {
        ...copy.about,
        people: [{ name: 'Ana Example', role: 'Bookkeeper', credential: 'CPA', portrait: 'ana.webp' }],
        reviews: [{ text: 'They explained it.', by: 'C. Example', source: 'Sample Reviews', date: '2026-09-14' }],
      },
      services: { ...copy.services, ...Object.fromEntries(priced.map((id) => [id, { ...copy.services[id], price }])) },
    },
  }
}
