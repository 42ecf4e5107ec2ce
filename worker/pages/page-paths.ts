/** The site's pages. Their paths load with the code that renders pages. */
import { canonicalPath } from '#shared/canonical-path.ts'
import { isFeedPath } from '#shared/feeds.ts'
import { CALENDAR_PATH } from '#tax/due-dates/paths.ts'
import { log } from '#worker/log.ts'

/** Cached, because paths only change with a deploy. */
let paths: Set<string> | undefined

async function loadPaths(): Promise<Set<string>> {
  paths ??= new Set((await import('#app/entry-server.tsx')).routePaths())
  return paths
}

/** Returns a check that is true for the path of a page, a feed (also of a tag) or the calendar, and false for a post or tag. */
export async function loadPageOrFileCheck(): Promise<(path: string) => boolean> {
  const pages = await loadPaths()
  return (path) => pages.has(path) || isFeedPath(path) || path === CALENDAR_PATH
}

/**
 * Returns the page under which a path from a browser is counted. Posts and tags count as the blog. Returns an empty text for a
 * path without a page, because such a path may contain a name, and counts are kept permanently.
 */
export async function countedPage(path: string): Promise<string> {
  if (path === '') return ''
  const page = canonicalPath(path)
  if (page.startsWith('/blog/')) return '/blog'
  try {
    return (await loadPaths()).has(page) && !page.includes('$') ? page : ''
  } catch (error) {
    // A lead is stored even while pages cannot be rendered.
    log('page-paths-failed', { error })
    return ''
  }
}
