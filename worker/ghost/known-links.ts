/**
 * Removes links to posts and tags that do not exist. This happens at every read and not when a post is stored: a linked
 * post may be published or removed while the post with the link stays the same.
 */
import type { ContentCache } from '#worker/cache/content-cache'
import type { Log } from '#worker/log'
import { type LinkOptions, linkTarget } from './link-target'
import { INDEX_KEY, type PostIndex } from './post-index'
import type { GhostPost } from './schema'

/** Slugs in sets, because a refresh checks the links of all posts. */
interface Known {
  posts: ReadonlySet<string>
  tags: ReadonlySet<string>
}

/** Start tags of links in prepared HTML, in which no other text contains `<`. */
const LINK = /<a\s(?:"[^"]*"|[^">])*>/g
/** Start tags of links in Ghost's HTML. Ends at the next `<`, so that malformed HTML takes linear time. */
const RAW_LINK = /<a(?=\s)[^<>]*?\shref="([^"]*)"/gi
const POST_OR_TAG = /^\/blog\/(?:tag\/([a-z0-9_-]+)(?:\/[\w.]+)?|([a-z0-9_-]+))(?:[?#]|$)/

/**
 * Uses the stored index, and never loads one. Without an index, all links stay.
 * @param origin Precedes paths of this site in the HTML, for example in feeds.
 */
export async function keepKnownLinks<P extends { slug: string; html: string; caption?: string }>(
  cache: ContentCache,
  posts: readonly P[],
  origin = '',
): Promise<P[]> {
  const index = (await cache.stored<PostIndex>(INDEX_KEY))?.value
  if (!index) return [...posts]
  // A new post is not in an older index.
  const known = knownIn([...index.posts, ...posts], index)
  return posts.map((post) => ({
    ...post,
    html: withoutUnknown(post.html, known, origin),
    ...(post.caption && { caption: withoutUnknown(post.caption, known, origin) }),
  }))
}

/** Logs one line for all links in all posts that become plain text. */
export function logBrokenLinks(posts: readonly GhostPost[], index: PostIndex, options: LinkOptions, log: Log) {
  const known = knownIn(posts, index)
  const broken = posts.flatMap(({ slug, html, feature_image_caption: caption }) =>
    brokenLinks(`${html ?? ''}${caption ?? ''}`, known, options).map(() => slug),
  )
  if (broken.length > 0) log('post-links-broken', { count: broken.length, slugs: [...new Set(broken)] })
}

function knownIn(posts: readonly { slug: string }[], { tags }: PostIndex): Known {
  return { posts: new Set(posts.map(({ slug }) => slug)), tags: new Set(tags.map(({ slug }) => slug)) }
}

function brokenLinks(html: string, known: Known, options: LinkOptions): string[] {
  const hrefs = [...html.matchAll(RAW_LINK)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return hrefs.filter((href) => {
    const target = linkTarget(href, options)
    return target === undefined || !isKnown(target, known)
  })
}

function withoutUnknown(html: string, known: Known, origin: string): string {
  return html.replace(LINK, (tag) => {
    const href = tag.match(/\shref="([^"]*)"/)?.[1]
    const isUnknown = href?.startsWith(`${origin}/`) && !isKnown(href.slice(origin.length), known)
    return isUnknown ? tag.replace(/\s(?:href|aria-label)="[^"]*"/g, '') : tag
  })
}

function isKnown(target: string, { posts, tags }: Known): boolean {
  const [, tag, post] = target.match(POST_OR_TAG) ?? []
  if (tag) return tags.has(tag)
  return !post || posts.has(post)
}
