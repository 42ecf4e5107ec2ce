import type { PageFlags } from '#shared/page-response.ts'

/** Returns the paths of pages that search engines may list. Posts and tags are not included, because they are not routes. */
export function pagePaths(routesByPath: object): string[] {
  const routes: [path: string, route: { options: { staticData?: PageFlags } }][] = Object.entries(routesByPath)
  return routes
    .filter(([path, { options }]) => !path.includes('$') && !options.staticData?.noindex)
    .map(([path]) => path)
}
