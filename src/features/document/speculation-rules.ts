/**
 * Rules by which the browser prefetches a page when the visitor is about to follow a link to it. Once the router runs, it preloads
 * pages instead, and src/app/enhancements.ts removes these rules.
 */

/** Paths that are not prefetched. The contact page may contain a visitor's data, and paths with a dot are files. */
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
