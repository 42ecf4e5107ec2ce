import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { pagePaths } from '#features/errors/page-paths.ts'
import { routeTree } from './route-tree.gen.ts'

export function indexablePaths(tree: AnyRoute = routeTree): string[] {
  return pagePaths(createRouter({ routeTree: tree, context: undefined as never }).routesByPath).sort()
}
