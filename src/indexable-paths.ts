/** The pages that search engines may list, as far as the route tree alone knows them: no posts, no tags. */
import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen'

export function indexablePaths(tree: AnyRoute = routeTree): string[] {
  const { routesByPath } = createRouter({ routeTree: tree, context: undefined as never })
  const routes: [path: string, route: AnyRoute][] = Object.entries(routesByPath)
  return routes
    .filter(([path, { options }]) => !path.includes('$') && !options.staticData?.noindex)
    .map(([path]) => path)
    .sort()
}
