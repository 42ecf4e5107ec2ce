/** Makes the browser prefetch pages until the router starts and preloads pages itself. src/app/enhancements.ts then removes these rules. */

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
