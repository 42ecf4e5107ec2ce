/** Paths of the pages that search engines may list, except posts and tags, which the route tree does not contain. */
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
