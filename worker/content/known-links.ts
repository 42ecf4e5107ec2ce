/**
 * Removes links to posts and tags that do not exist. This happens at every read and not when a post is stored: a linked
 * post may be published or removed while the post with the link stays the same.
 */
import type { Catalog } from './catalog.ts'

/** Start tags of links in prepared HTML, in which no other text contains `<`. */
const LINK = /<a\s(?:"[^"]*"|[^">])*>/g
const POST_OR_TAG = /^\/blog\/(?:tag\/([a-z0-9_-]+)(?:\/[\w.]+)?|([a-z0-9_-]+))(?:[?#]|$)/

/** @param origin Precedes paths of this site in the HTML, for example in feeds. */
export function keepKnownLinks<P extends { slug: string; html: string; caption?: string }>(
  catalog: Catalog,
  posts: readonly P[],
  origin = '',
): P[] {
  // The list may be older than a new post.
  const own = new Set(posts.map(({ slug }) => slug))
  const isKnown = (target: string) => isKnownIn(catalog, target) || own.has(target.match(POST_OR_TAG)?.[2] ?? '')
  return posts.map((post) => ({
    ...post,
    html: withoutUnknown(post.html, isKnown, origin),
    ...(post.caption && { caption: withoutUnknown(post.caption, isKnown, origin) }),
  }))
}

function withoutUnknown(html: string, isKnown: (target: string) => boolean, origin: string): string {
  return html.replace(LINK, (tag) => {
    const href = tag.match(/\shref="([^"]*)"/)?.[1]
    const isUnknown = href?.startsWith(`${origin}/`) && !isKnown(href.slice(origin.length))
    return isUnknown ? tag.replace(/\s(?:href|aria-label)="[^"]*"/g, '') : tag
  })
}

/** Pages and other addresses count as known. */
function isKnownIn(catalog: Catalog, target: string): boolean {
  const [, tag, post] = target.match(POST_OR_TAG) ?? []
  if (tag) return catalog.tag(tag) !== undefined
  return !post || catalog.post(post) !== undefined
}
