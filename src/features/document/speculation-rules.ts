/**
 * Lets the browser prefetch a page on this host when the visitor is about to follow a link. Once the router runs, it preloads pages
 * itself, and src/app/enhancements.ts removes these rules.
 */

/** The contact page may contain a visitor's data, and paths with a dot are files. */
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
