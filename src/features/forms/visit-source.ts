/** Records how the visitor found the site. If the referrer is external, the server stores only its host. */

export interface VisitSource {
  page: string
  from: string
  referrer: string
  /** The `utm_` parameters of the visit's first URL, which later URLs do not contain. */
  campaign: Record<string, string>
}

export function visitSource({ page = '', from = '' }: Record<string, string>): VisitSource {
  const [navigation] = performance.getEntriesByType('navigation')
  const { searchParams } = new URL(navigation?.name ?? location.href)
  const campaign = Object.fromEntries([...searchParams].filter(([name]) => name.startsWith('utm_')))
  return { page, from, referrer: document.referrer, campaign }
}
