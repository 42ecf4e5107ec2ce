import type { PageFlags } from '#shared/page-response.ts'

/** Returns the paths of all pages that search engines may index. Excludes posts and tags, whose paths have a parameter. */
export function pagePaths(routesByPath: object): string[] {
  const routes: [path: string, route: { options: { staticData?: PageFlags } }][] = Object.entries(routesByPath)
  return routes
    .filter(([path, { options }]) => !path.includes('$') && !options.staticData?.noindex)
    .map(([path]) => path)
}
