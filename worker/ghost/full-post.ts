import type { BrandId } from '#shared/brand-id'
import type { Author, Post } from '#shared/content'
import { postUrl } from '#worker/brand'
import type { FeedPost } from '#worker/context'
import { feedHtml } from '#worker/feeds/feed-html'
import { prepareCaption } from './html'
import type { LinkOptions } from './link-target'
import type { Preparer } from './preparer'
import type { GhostPost } from './schema'
import { isOutsideGhost, summaryOf } from './summary'

export interface PostOptions extends LinkOptions {
  prepare: Preparer
}

/** A post with its prepared body, without its canonical address. */
export function fullPost(post: GhostPost, options: PostOptions): Omit<Post, 'canonical'> {
  const head = summaryOf(post, options)
  const body = head.gated || !post.html ? { html: '', headings: [] } : options.prepare(post.html)
  return {
    ...head,
    ...body,
    authors: authorsOf(post, options),
    ...(post.feature_image_caption && { caption: prepareCaption(post.feature_image_caption, options) }),
    ...(post.meta_title && { metaTitle: post.meta_title }),
    ...(post.meta_description && { metaDescription: post.meta_description }),
  }
}

/** @param brand The brand whose feed shows the post: links in the HTML become absolute addresses of that brand. */
export function feedPost(post: GhostPost, options: PostOptions, brand: BrandId): FeedPost {
  const full = fullPost(post, options)
  return { ...full, uuid: post.uuid, html: feedHtml(full.html, postUrl({ home: brand, slug: post.slug })) }
}

function authorsOf(post: GhostPost, { media, ghostUrl }: PostOptions): Author[] {
  const all = post.primary_author ? [post.primary_author, ...post.authors] : post.authors
  const known = [...new Map(all.map((author) => [author.slug, author])).values()]
  if (known.length === 0) return [{ name: 'Unknown Author', slug: '' }]
  return known.map(({ name, slug, profile_image, bio, website }) => {
    const picture = media.image(profile_image, '')
    return {
      name,
      slug,
      ...(picture && { picture }),
      ...(bio && { bio }),
      ...(isOutsideGhost(website, ghostUrl) && { website }),
    }
  })
}
