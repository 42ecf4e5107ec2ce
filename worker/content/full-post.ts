/**
 * Prepares posts for pages and feeds. Other modules import this module dynamically, because pages with cached posts do not
 * need it.
 */
import type { BrandId } from '#shared/brand-id.ts'
import type { Author, Post } from '#shared/content.ts'
import { UNKNOWN_AUTHOR } from '#shared/unknown-author.ts'
import { postUrl } from '#worker/brand/brand.ts'
import type { FeedPost } from '#worker/http/context.ts'
import { loadPageOrFileCheck } from '#worker/pages/page-paths.ts'
import { allAuthors, authorOf } from './authors.ts'
import { feedHtml } from './feeds/feed-html.ts'
import { withoutGhostAddress } from './ghost/ghost-address.ts'
import type { GhostPost } from './ghost/schema.ts'
import { deferImages } from './html/deferred-images.ts'
import { prepareCaption } from './html/prepare.ts'
import { type PreparerOptions, prepareOnce } from './preparer.ts'
import { summaryOf } from './summary.ts'
import { versionOf } from './version.ts'

export type FullPost = Omit<Post, 'canonical'>

export interface StoredPost {
  version: string
  post: FullPost
}

async function fullPost(post: GhostPost, parts: PreparerOptions): Promise<FullPost> {
  const options = { ...parts, isPage: await loadPageOrFileCheck() }
  const head = summaryOf(post, options)
  const body = head.gated || !post.html ? { html: '', headings: [] } : prepareOnce(post.html, options)
  return {
    ...head,
    ...body,
    authors: authorsOf(post, options),
    ...(post.feature_image_caption && { caption: prepareCaption(post.feature_image_caption, options) }),
    ...(post.meta_title && { metaTitle: post.meta_title }),
    ...(post.meta_description && { metaDescription: post.meta_description }),
  }
}

export async function pagePost(post: GhostPost, options: PreparerOptions): Promise<FullPost> {
  const full = await fullPost(post, options)
  return { ...full, html: deferImages(full.html) }
}

export async function storedPost(post: GhostPost, options: PreparerOptions): Promise<StoredPost> {
  return {
    version: versionOf(post, options),
    post: withoutGhostAddress(await pagePost(post, options), options.ghostUrl),
  }
}

/** @param brand The brand whose feed shows the post. Links in the HTML become absolute URLs on that brand's host. */
export async function feedPost(post: GhostPost, options: PreparerOptions, brand: BrandId): Promise<FeedPost> {
  const full = await fullPost(post, options)
  return { ...full, uuid: post.uuid, html: feedHtml(full.html, postUrl({ home: brand, slug: post.slug })) }
}

function authorsOf(post: GhostPost, options: PreparerOptions): Author[] {
  const all = allAuthors(post)
  return all.length === 0 ? [{ name: UNKNOWN_AUTHOR, slug: '' }] : all.map((author) => authorOf(author, options))
}
