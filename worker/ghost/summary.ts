/** A post of Ghost's as lists show it. */
import { BRAND_IDS, type BrandId } from '#shared/brand-id'
import type { PostSummary } from '#shared/content'
import { trimExcerpt, trimTitle } from '#shared/text'
import { isOwnHost } from '#worker/brand'
import { excerptSource } from './body-text'
import { type MediaHosts, pathInGhost } from './pictures'
import type { GhostPost } from './schema'

/** Internal tags that move a post's home, #brownco and the like, by the slug Ghost gives them. */
const HOMES: ReadonlyMap<string, BrandId> = new Map(BRAND_IDS.map((id) => [`hash-${id}`, id]))

export interface SummaryOptions {
  media: MediaHosts
  ghostUrl: string
}

export function summaryOf(post: GhostPost, { media, ghostUrl }: SummaryOptions): PostSummary {
  const gated = !post.access || post.visibility !== 'public'
  const picture = media.picture(post.feature_image, post.feature_image_alt)
  return {
    slug: post.slug,
    title: trimTitle(post.title),
    // Of a gated post only one that was written for the public is shown.
    excerpt: trimExcerpt(post.custom_excerpt ?? (gated ? '' : excerptSource(post.html ?? ''))),
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    readingMinutes: post.reading_time ?? 0,
    featured: post.featured,
    gated,
    tags: post.tags.filter((tag) => tag.visibility === 'public').map(({ slug, name }) => ({ slug, name })),
    home: post.tags.map(({ slug }) => HOMES.get(slug)).find((home) => home !== undefined) ?? 'dresdentax',
    ...(isElsewhere(post.canonical_url, ghostUrl) && { elsewhere: post.canonical_url }),
    ...(picture && { picture }),
  }
}

/** Writers name their own site too, or Ghost does, where nothing leads away from here. */
function isElsewhere(text: string | null, ghostUrl: string): text is string {
  if (!isWebAddress(text)) return false
  const url = new URL(text)
  return !isOwnHost(url.hostname) && pathInGhost(url, new URL(ghostUrl)) === undefined
}

export function isWebAddress(text: string | null): text is string {
  return /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '')
}
