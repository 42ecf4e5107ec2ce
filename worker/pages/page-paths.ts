import { canonicalPath } from '#shared/canonical-path.ts'
import { isFeedPath } from '#shared/feeds.ts'
import { CALENDAR_PATH } from '#tax/due-dates/paths.ts'
import { log } from '#worker/log.ts'

let paths: Set<string> | undefined

async function loadPaths(): Promise<Set<string>> {
  paths ??= new Set((await import('#app/entry-server.tsx')).routePaths())
  return paths
}

/**
 * The returned function returns true for the path of a page, a feed or the calendar. It returns false for the path of a post
 * or tag.
 */
export async function loadPageOrFileCheck(): Promise<(path: string) => boolean> {
  const pages = await loadPaths()
  return (path) => pages.has(path) || isFeedPath(path) || path === CALENDAR_PATH
}

/**
 * Returns the path to count in statistics. Posts and tags count as /blog. An unknown path becomes an empty string, because
 * the path may contain a name.
 */
export async function countedPage(path: string): Promise<string> {
  if (path === '') return ''
  const page = canonicalPath(path)
  if (page.startsWith('/blog/')) return '/blog'
  try {
    return (await loadPaths()).has(page) && !page.includes('$') ? page : ''
  } catch (error) {
    // If the list of pages cannot be loaded, the lead is stored without its page.
    log('page-paths-failed', { error })
    return ''
  }
}
