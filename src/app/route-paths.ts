import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** Returns the path patterns of all routes without a trailing slash, such as /blog and /blog/$slug. */
export function routePaths(): string[] {
  return Object.keys(createRouter({ routeTree, context: undefined as never }).routesByPath)
}
