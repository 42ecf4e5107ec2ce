/**
 * Lets the browser prefetch a page of this host when the visitor is about to follow a link. Once the router runs, it
 * preloads pages itself, and src/app/enhancements.ts removes the rules.
 */

/** The contact page may contain one visitor's data, and a path with a dot is a file. */
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
