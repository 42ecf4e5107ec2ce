/** A post of Ghost's as lists show it. */
import { BRAND_IDS, type BrandId } from '#shared/brand-id'
import type { PostSummary } from '#shared/content'
import { trimExcerpt, trimTitle } from '#shared/text'
import { excerptSource } from './body-text'
import type { MediaHosts } from './pictures'
import type { GhostPost } from './schema'

/** Internal tags that move a post's home, #brownco and the like, by the slug Ghost gives them. */
const HOMES: ReadonlyMap<string, BrandId> = new Map(BRAND_IDS.map((id) => [`hash-${id}`, id]))

export function summaryOf(post: GhostPost, media: MediaHosts): PostSummary {
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
    ...(isWebAddress(post.canonical_url) && { elsewhere: post.canonical_url }),
    ...(picture && { picture }),
  }
}

export function isWebAddress(text: string | null): text is string {
  return /^https?:$/.test(URL.parse(text ?? '')?.protocol ?? '')
}
