/**
 * Removes links to posts and tags that do not exist. This happens at every read and not when a post is stored: a linked
 * post may be published or removed while the post with the link stays the same.
 */
import type { Log } from '#worker/log'
import { type LinkOptions, linkTarget } from './link-target'
import type { Catalog } from './post-index/catalog'
import type { GhostPost } from './schema'

/** Start tags of links in prepared HTML, in which no other text contains `<`. */
const LINK = /<a\s(?:"[^"]*"|[^">])*>/g
/** Start tags of links in Ghost's HTML. Ends at the next `<`, so that malformed HTML takes linear time. */
const RAW_LINK = /<a(?=\s)[^<>]*?\shref="([^"]*)"/gi
const POST_OR_TAG = /^\/blog\/(?:tag\/([a-z0-9_-]+)(?:\/[\w.]+)?|([a-z0-9_-]+))(?:[?#]|$)/

/** @param origin Precedes paths of this site in the HTML, for example in feeds. */
export function keepKnownLinks<P extends { slug: string; html: string; caption?: string }>(
  catalog: Catalog,
  posts: readonly P[],
  origin = '',
): P[] {
  // A new post is not in an older index.
  const own = new Set(posts.map(({ slug }) => slug))
  const isKnown = (target: string) => isKnownIn(catalog, target) || own.has(target.match(POST_OR_TAG)?.[2] ?? '')
  return posts.map((post) => ({
    ...post,
    html: withoutUnknown(post.html, isKnown, origin),
    ...(post.caption && { caption: withoutUnknown(post.caption, isKnown, origin) }),
  }))
}

/** Collects the links of posts while a refresh reads them, and checks them when all posts are known. */
export function createLinkCheck(options: LinkOptions) {
  /** Undefined for a link that becomes plain text whatever the site has. */
  const targets: { slug: string; target: string | undefined }[] = []
  return {
    add({ slug, html, feature_image_caption: caption }: GhostPost) {
      for (const [, href = ''] of `${html ?? ''}${caption ?? ''}`.matchAll(RAW_LINK)) {
        const target = linkTarget(href.replaceAll('&amp;', '&'), options)
        if (!target || POST_OR_TAG.test(target)) targets.push({ slug, target })
      }
    },

    /** Logs one line for all links that become plain text. */
    log(catalog: Catalog, log: Log) {
      const broken = targets.filter(({ target }) => !target || !isKnownIn(catalog, target)).map(({ slug }) => slug)
      if (broken.length > 0) log('post-links-broken', { count: broken.length, slugs: [...new Set(broken)] })
    },
  }
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
