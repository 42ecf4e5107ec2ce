import type { PostSummary } from '#shared/content.ts'
import { isOwnHost } from '#worker/brand/brand.ts'
import { trimExcerpt, trimTitle } from '#worker/platform/text.ts'
import type { GhostPost } from './ghost/schema.ts'
import { homeOf } from './home.ts'
import { excerptSource } from './html/body-text.ts'
import { isOutsideGhost, type MediaHosts } from './media/media-hosts.ts'

export interface SummaryOptions {
  media: MediaHosts
  ghostUrl: string
}

export function summaryOf(post: GhostPost, { media, ghostUrl }: SummaryOptions): PostSummary {
  const gated = !post.access || post.visibility !== 'public'
  const picture = media.image(post.feature_image, post.feature_image_alt)
  return {
    slug: post.slug,
    title: trimTitle(post.title),
    // Uses only the custom excerpt of a members-only post, because the start of the body is not public.
    excerpt: trimExcerpt(post.custom_excerpt ?? (gated ? '' : excerptSource(post.html ?? ''))),
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    readingMinutes: post.reading_time ?? 0,
    featured: post.featured,
    gated,
    tags: post.tags.filter((tag) => tag.visibility === 'public').map(({ slug, name }) => ({ slug, name })),
    home: homeOf(post.tags.map(({ slug }) => slug)),
    ...(isElsewhere(post.canonical_url, ghostUrl) && { elsewhere: post.canonical_url }),
    ...(picture && { picture }),
  }
}

function isElsewhere(text: string | null, ghostUrl: string): text is string {
  return isOutsideGhost(text, ghostUrl) && !isOwnHost(new URL(text).hostname)
}
