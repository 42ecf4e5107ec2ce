import { canonicalPath } from '#shared/canonical-path.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { mentionsGhost } from '#worker/content/ghost/ghost-address.ts'
import { type MediaHosts, pathInGhost } from '#worker/content/media/media-hosts.ts'

export interface LinkOptions {
  ghostUrl: string
  media: MediaHosts
  /** Returns true if the path belongs to a page or file on this site, but not to a post or tag. */
  isPage(path: string): boolean
}

const RELATIVE_HOST = 'relative.invalid'
/** Base URL for relative URLs. Its path belongs to no page, so a link with an empty URL or only a query has no target. */
const BASE = `https://${RELATIVE_HOST}/~`
const PROTOCOL = /^(?:https?|mailto|tel):$/
const POST_OR_TAG = /^\/blog\/(?:tag\/)?[a-z0-9_-]+$/
const GHOST_FEED = /^\/(tag\/[a-z0-9_-]+\/)?rss$/

/**
 * Returns the new URL of a link in a post. Keeps a fragment unchanged. Removes Ghost's `ref` parameter from an external URL.
 * Converts a relative URL or a URL on Ghost's host to a path on this site. The post or tag at that path might not exist.
 * Returns undefined if the link has no valid target or the target contains Ghost's URL.
 */
export function linkTarget(href: string, options: LinkOptions): string | undefined {
  const url = URL.parse(href, BASE)
  if (!url || !PROTOCOL.test(url.protocol)) return undefined
  if (/^#(?!\/)/.test(href)) return href
  const ghost = new URL(options.ghostUrl)
  const paths = pathsInSite(url, ghost)
  const target = paths.length > 0 ? inSiteTarget(url, paths, options) : externalTarget(url, ghost)
  return target && !mentionsGhost(target, ghost) ? target : undefined
}

/**
 * A relative URL has up to two possible paths on this site, because Ghost may run in a subfolder. An external URL has no
 * path on this site.
 */
function pathsInSite(url: URL, ghost: URL): string[] {
  const isRelative = url.hostname === RELATIVE_HOST
  const inGhost = pathInGhost(isRelative ? new URL(ghost.origin + url.pathname) : url, ghost)
  return [isRelative ? url.pathname : undefined, inGhost].filter((path) => path !== undefined)
}

function inSiteTarget(url: URL, paths: string[], { ghostUrl, media, isPage }: LinkOptions): string | undefined {
  // Removes a link to `#/…`, which opens Ghost's membership dialog. This site has no such dialog.
  if (url.hash.startsWith('#/')) return undefined
  const file = paths.map((path) => media.mediaPath(ghostUrl + path)).find(Boolean)
  if (file) return file
  const page = paths.map((path) => redirectTarget(path) ?? canonicalPath(path)).find(isPage)
  const target = page ?? paths.map(contentPath).find(Boolean)
  return target && target + url.search + url.hash
}

function contentPath(path: string): string | undefined {
  const feed = canonicalPath(path).match(GHOST_FEED)
  if (feed) return `/${feed[1] ? `blog/${feed[1]}` : ''}rss.xml`
  return [path, `/blog${path}`].map(canonicalPath).find((inBlog) => POST_OR_TAG.test(inBlog))
}

function externalTarget(url: URL, ghost: URL): string {
  url.search = withoutReferrer(url.search, ghost.hostname)
  return url.href
}

/** Removes the query parameter `ref=blog.example`, which Ghost adds to external links. */
function withoutReferrer(search: string, host: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== `ref=${host}` && part !== `ref=${host.replace(/^www\./, '')}`)
  return kept.join('&')
}
