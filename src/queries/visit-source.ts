/** Where a visit came from, as far as the browser tells. The server keeps a foreign referrer's host alone. */

export interface VisitSource {
  /** Path of the page on which the form stands. */
  page: string
  referrer: string
  /** The `utm_` parameters of the address the visit began with; pages seen since have others. */
  campaign: Record<string, string>
}

export function visitSource(page: string): VisitSource {
  const [began] = performance.getEntriesByType('navigation')
  const { searchParams } = new URL(began?.name ?? location.href)
  const campaign = Object.fromEntries([...searchParams].filter(([name]) => name.startsWith('utm_')))
  return { page, referrer: document.referrer, campaign }
}
