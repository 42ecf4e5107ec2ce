/** Prefetches pages until the router starts to preload pages. src/app/enhancements.ts then removes these rules. */

/** Paths that the browser must not prefetch. The contact page may contain personal data. Paths with a dot are not pages. */
const NOT_PREFETCHED = ['/contact*', '/api/*', '/*.*']

export const SPECULATION_RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_PREFETCHED } }] },
      eagerness: 'moderate',
    },
  ],
}

export function removeSpeculationRules(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
}
