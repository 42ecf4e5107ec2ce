import type { Brand } from '#shared/brand.ts'
import type { Tag } from '#shared/content.ts'
import { type FeedFile, feedPath } from '#shared/feeds.ts'
import type { FeedPost } from '#worker/http/context.ts'

export interface Channel {
  title: string
  description: string
  link: string
  self: (file: FeedFile) => string
  author: { name: string; link: string }
  /** Time of the latest change to any post. Used instead of the current time, which would change the feed on each request. */
  updated: Date
  items: FeedItem[]
}

export interface FeedItem {
  /** The post's UUID in Ghost, which never changes. A feed reader would show an item with a new id as unread. */
  id: string
  link: string
  title: string
  summary: string
  content: string
  authors: string[]
  categories: string[]
  published: Date
  updated: Date
  image?: { url: string; type?: string }
}

export const LANGUAGE = 'en-us'
const MEMBERS_ONLY = 'This post is for members only.'
const IMAGE_TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export function channelOf(brand: Brand, posts: readonly FeedPost[], tag?: Tag): Channel {
  const home = `https://${brand.domain}`
  return {
    title: `${brand.name}: ${tag?.name ?? brand.news.heading}`,
    description: tag?.description ?? brand.tagline,
    link: home + (tag ? `/blog/tag/${tag.slug}` : '/blog'),
    self: (file) => home + feedPath(file, tag?.slug),
    author: { name: brand.name, link: `${home}/` },
    updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
    items: posts.map((post) => itemOf(post, home)),
  }
}

function itemOf(post: FeedPost, home: string): FeedItem {
  const summary = post.excerpt || (post.gated ? MEMBERS_ONLY : post.title)
  const url = post.picture && home + post.picture.src
  const type = IMAGE_TYPES[url?.match(/\.(\w+)(?:\?|$)/)?.[1]?.toLowerCase() ?? '']
  return {
    id: `urn:uuid:${post.uuid}`,
    link: `${home}/blog/${post.slug}`,
    title: post.title,
    summary,
    content: post.html || `<p>${escapeHtml(summary)}</p>`,
    authors: post.authors.map(({ name }) => name),
    categories: post.tags.map(({ name }) => name),
    published: new Date(post.publishedAt),
    updated: new Date(post.updatedAt),
    ...(url && { image: { url, ...(type && { type }) } }),
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
