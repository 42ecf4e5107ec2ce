import { routePaths } from '#entry-server'
import { canonicalPath } from '#shared/canonical-path'
import { isFeedPath } from '#shared/feeds'
import { CALENDAR_PATH } from '#tax/due-dates/paths'

/** Cached, because paths only change with a deploy. */
let pages: Set<string> | undefined

function isPage(path: string): boolean {
  pages ??= new Set(routePaths())
  return pages.has(path)
}

/** Returns true for the path of a page, a feed (also of a tag) or the calendar, and false for a post or tag. */
export function isPageOrFile(path: string): boolean {
  return isPage(path) || isFeedPath(path) || path === CALENDAR_PATH
}

/**
 * The page that counts name for the path that a browser sent. Posts and tags count as the blog. Empty if the site has no such
 * page, because such a path may contain a name, and counts are kept for good.
 */
export function countedPage(path: string): string {
  if (path === '') return ''
  const page = canonicalPath(path)
  if (page.startsWith('/blog/')) return '/blog'
  return isPage(page) && !page.includes('$') ? page : ''
}
