import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** Returns every route's path pattern, such as /blog/$slug. The patterns have no trailing slash. */
export function routePaths(): string[] {
  return Object.keys(createRouter({ routeTree, context: undefined as never }).routesByPath)
}
