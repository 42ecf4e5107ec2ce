import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

/** Returns the path patterns of all routes, such as /blog and /blog/$slug, without a trailing slash. */
export function routePaths(): string[] {
  return Object.keys(createRouter({ routeTree, context: undefined as never }).routesByPath)
}
