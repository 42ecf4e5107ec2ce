import { routePaths } from '#entry-server'
import { isFeedPath } from '#shared/feeds'
import { CALENDAR_PATH } from '#tax/due-dates/paths'

/** Cached, because paths only change with a deploy. */
let pages: Set<string> | undefined

/** Returns true for the path of a page, a feed (also of a tag) or the calendar, and false for a post or tag. */
export function isPageOrFile(path: string): boolean {
  pages ??= new Set(routePaths())
  return pages.has(path) || isFeedPath(path) || path === CALENDAR_PATH
}
