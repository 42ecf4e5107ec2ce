import { cities } from '#shared/locations.ts'
import type { Section } from '#shared/page-content.ts'

export const areasServed: Section = {
  id: 'areas-served',
  heading: 'Areas served',
  blocks: [
    'We serve these Ohio communities and the areas between them.',
    { list: cities.map(({ name, county }) => `${name}, ${county} County`) },
    'If you are just outside the list, ask. Much of the work can be done online.',
  ],
}
