/**
 * Removes links to missing posts and tags. Runs each time posts are read, because a linked post may be published or deleted
 * after the post with the link is cached.
 */
import type { Catalog } from './catalog.ts'

/** Matches a link's start tag in prepared HTML, where attributes never contain `<`. */
const LINK = /<a\s(?:"[^"]*"|[^">])*>/g
const POST_OR_TAG = /^\/blog\/(?:tag\/([a-z0-9_-]+)(?:\/[\w.]+)?|([a-z0-9_-]+))(?:[?#]|$)/

/** @param origin The site's origin, for HTML with absolute URLs, such as the HTML in feeds. */
export function keepKnownLinks<P extends { slug: string; html: string; caption?: string }>(
  catalog: Catalog,
  posts: readonly P[],
  origin = '',
): P[] {
  // Also keeps links between the posts being read, because the catalog may not contain a new post yet.
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

function isKnownIn(catalog: Catalog, target: string): boolean {
  const [, tag, post] = target.match(POST_OR_TAG) ?? []
  if (tag) return catalog.tag(tag) !== undefined
  return !post || catalog.post(post) !== undefined
}
