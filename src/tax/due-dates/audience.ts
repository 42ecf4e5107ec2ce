/** Who dates are for, as people say it of themselves; one can be several. */
export const AUDIENCES = [
  { id: 'individual', label: 'A person or couple' },
  { id: 'self-employed', label: 'Self-employed' },
  { id: 'employer', label: 'An employer' },
  { id: 'pass-through', label: 'A partnership or S corporation' },
  { id: 'corporation', label: 'A C corporation' },
  { id: 'sales', label: 'A seller who collects sales tax' },
  { id: 'cat', label: 'A business with a CAT account' },
  { id: 'school-district', label: 'A resident of a school district with income tax' },
] as const

export type Audience = (typeof AUDIENCES)[number]['id']

/**
 * Of a text like "employer,sales". What is not known is left out, and nothing known means everybody: whoever subscribed to
 * a calendar loses no date when a name here is changed. In the order of the list, so that one choice has one address.
 */
export function readAudiences(text: string | undefined): Audience[] {
  const asked = new Set(text?.split(','))
  return AUDIENCES.flatMap(({ id }) => (asked.has(id) ? [id] : []))
}
