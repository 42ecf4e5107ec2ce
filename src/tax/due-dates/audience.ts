/** Groups of taxpayers that due dates apply to. A visitor may belong to several groups. */
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
 * Ignores unknown ids, such as a retired id in the URL of a calendar subscription. An empty list means all audiences.
 * Returns the ids in the order of AUDIENCES, so that each selection has only one URL.
 */
export function readAudiences(text: string | undefined): Audience[] {
  const ids = new Set(text?.split(','))
  return AUDIENCES.flatMap(({ id }) => (ids.has(id) ? [id] : []))
}
