/** Rewrites links to pages and files of Ghost as paths of this site. Removes Ghost's `ref` from external links. */
import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { type MediaHosts, pathInGhost } from '../media-hosts'
import { find, text } from './tree'

export function prepareLink(link: Element, ghostUrl: string, media: MediaHosts): void {
  const href = text(link.properties.href)
  // A link within the post. `#/…` opens Ghost's portal, which this site does not have.
  if (href.startsWith('#') && !href.startsWith('#/')) return
  const ghost = new URL(ghostUrl)
  const url = href ? URL.parse(href, ghost.href) : null
  if (!url) {
    delete link.properties.href
    return
  }
  // A link around an image without alt text has no accessible name.
  if (textOf(link).trim() === '' && !text(find(link, 'img')?.properties.alt ?? ''))
    link.properties.ariaLabel = url.hostname
  const internal = internalPath(url, ghost, media)
  if (internal) link.properties.href = internal
  else {
    if (url.origin !== ghost.origin) url.search = withoutReferrer(url.search, ghost.hostname)
    link.properties.href = url.href
    if (url.protocol.startsWith('http')) link.properties.rel = ['noopener']
  }
}

function internalPath(url: URL, ghost: URL, media: MediaHosts): string | undefined {
  const inGhost = pathInGhost(url, ghost)
  if (inGhost === undefined) return undefined
  const file = media.mediaPath(url.href)
  if (file) return file
  const feed = inGhost.match(/^\/(tag\/[a-z0-9_-]+\/)?rss\/?$/)
  if (feed) return `/${feed[1] ? `blog/${feed[1]}` : ''}rss.xml`
  const path = inGhost.match(/^\/((?:tag\/)?[a-z0-9_-]+)\/?$/)?.[1]
  return path ? `/blog/${path}${url.search}${url.hash}` : undefined
}

/** Ghost adds its host name to external links: `?ref=blog.example`. */
function withoutReferrer(search: string, host: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== `ref=${host}` && part !== `ref=${host.replace(/^www\./, '')}`)
  return kept.join('&')
}
