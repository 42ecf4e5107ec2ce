/**
 * Makes the browser prefetch a page when the visitor is about to follow a link to the page. When the router starts, it preloads
 * pages instead, and src/app/enhancements.ts removes these rules.
 */

/** Paths that the browser must not prefetch. The contact page may contain a visitor's data, and a path with a dot is a file. */
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
