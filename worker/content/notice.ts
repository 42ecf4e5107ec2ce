/** Reads notices, such as "Closed December 24 to 26". A notice is a post in Ghost with the internal tag `#notice`. */
import type { BrandId } from '#shared/brand-id.ts'
import { dayOf, isDay } from '#shared/dates.ts'
import type { Notice } from '#shared/page.ts'
import { trimExcerpt } from '#worker/platform/text.ts'
import { type GhostPost, NOTICE_TAG } from './ghost/schema.ts'
import { brandTagOf } from './home.ts'
import type { ListedPost } from './post-list.ts'

/** Matches an excerpt's last line if it says when the notice ends, such as "until 2026-12-27". */
const LAST_LINE = /(?:^|\n)\s*until (\d{4}-\d{2}-\d{2})\.?\s*$/i

/** The text of a notice is the custom excerpt of the post. */
export function noticeOf({ tags, custom_excerpt: excerpt }: GhostPost): ListedPost['notice'] {
  const slugs = tags.map(({ slug }) => slug)
  if (!slugs.includes(NOTICE_TAG)) return undefined
  const [ending, until = ''] = LAST_LINE.exec(excerpt ?? '') ?? []
  const hasEnd = ending !== undefined && isDay(until)
  return {
    brand: brandTagOf(slugs) ?? 'all',
    text: trimExcerpt(hasEnd ? (excerpt ?? '').slice(0, -ending.length) : (excerpt ?? '')),
    ...(hasEnd && { until }),
  }
}

/**
 * Returns the brand's newest notice that has not ended.
 * @param now ISO time. A notice ends at the start of its `until` date in Ohio.
 */
export function currentNotice(posts: readonly ListedPost[], brand: BrandId, now: string): Notice | undefined {
  const found = posts.find(
    ({ notice }) =>
      notice && [brand, 'all'].includes(notice.brand) && (notice.until === undefined || dayOf(now) < notice.until),
  )
  return found && { slug: found.slug, title: found.title, text: found.notice?.text ?? '' }
}
