/** The paths of the site's pages. They are imported together with the page renderer. */
import { canonicalPath } from '#shared/canonical-path.ts'
import { isFeedPath } from '#shared/feeds.ts'
import { CALENDAR_PATH } from '#tax/due-dates/paths.ts'
import { log } from '#worker/log.ts'

/** Cached, because paths change only with a deploy. */
let paths: Set<string> | undefined

async function loadPaths(): Promise<Set<string>> {
  paths ??= new Set((await import('#app/entry-server.tsx')).routePaths())
  return paths
}

/** Returns a function that returns true for paths of pages, the calendar and feeds, but not of posts or tags. */
export async function loadPageOrFileCheck(): Promise<(path: string) => boolean> {
  const pages = await loadPaths()
  return (path) => pages.has(path) || isFeedPath(path) || path === CALENDAR_PATH
}

/**
 * Returns the page under which a path sent by a browser is counted. Posts and tags count as the blog. Returns an empty string for
 * an unknown path, because it may contain a name and counts are kept permanently.
 */
export async function countedPage(path: string): Promise<string> {
  if (path === '') return ''
  const page = canonicalPath(path)
  if (page.startsWith('/blog/')) return '/blog'
  try {
    return (await loadPaths()).has(page) && !page.includes('$') ? page : ''
  } catch (error) {
    // A lead must be stored even if pages cannot be rendered.
    log('page-paths-failed', { error })
    return ''
  }
}
