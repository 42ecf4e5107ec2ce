/** The site's pages. Their paths load with the code that renders pages. */
import { canonicalPath } from '#shared/canonical-path'
import { isFeedPath } from '#shared/feeds'
import { CALENDAR_PATH } from '#tax/due-dates/paths'

/** Cached, because paths only change with a deploy. */
let pages: Set<string> | undefined

async function pagePaths(): Promise<Set<string>> {
  pages ??= new Set((await import('#entry-server')).routePaths())
  return pages
}

/** Returns a test that is true for the path of a page, a feed (also of a tag) or the calendar, and false for a post or tag. */
export async function pageOrFileTest(): Promise<(path: string) => boolean> {
  const pages = await pagePaths()
  return (path) => pages.has(path) || isFeedPath(path) || path === CALENDAR_PATH
}

/**
 * The page that counts name for the path that a browser sent. Posts and tags count as the blog. Empty if the site has no such
 * page, because such a path may contain a name, and counts are kept for good.
 */
export async function countedPage(path: string): Promise<string> {
  if (path === '') return ''
  const page = canonicalPath(path)
  if (page.startsWith('/blog/')) return '/blog'
  return (await pagePaths()).has(page) && !page.includes('$') ? page : ''
}
