/** Links of a post: those to Ghost's own pages lead to ours, its files to /media/, all others leave without its mark. */
import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { type MediaHosts, pathInGhost } from '../pictures'
import { find, text } from './tree'

export function prepareLink(link: Element, ghostUrl: string, media: MediaHosts): void {
  const href = text(link.properties.href)
  // A place in this very post stays what it is; Ghost's portal is not a place, and not here.
  if (href.startsWith('#') && !href.startsWith('#/')) return
  const ghost = new URL(ghostUrl)
  const url = href ? URL.parse(href, ghost) : null
  if (!url) {
    delete link.properties.href
    return
  }
  // A picture that says nothing leaves its link without a name.
  if (textOf(link).trim() === '' && !text(find(link, 'img')?.properties.alt ?? ''))
    link.properties.ariaLabel = url.hostname
  const inSite = siteAddress(url, ghost, media)
  if (inSite) link.properties.href = inSite
  else {
    if (url.origin !== ghost.origin) url.search = withoutReferrer(url.search, ghost.hostname)
    link.properties.href = url.href
    if (url.protocol.startsWith('http')) link.properties.rel = ['noopener']
  }
}

function siteAddress(url: URL, ghost: URL, media: MediaHosts): string | undefined {
  const inGhost = pathInGhost(url, ghost)
  if (inGhost === undefined) return undefined
  const file = media.mediaPath(url.href)
  if (file) return file
  const feedOf = inGhost.match(/^\/(tag\/[a-z0-9_-]+\/)?rss\/?$/)
  if (feedOf) return `/${feedOf[1] ? `blog/${feedOf[1]}` : ''}rss.xml`
  const path = inGhost.match(/^\/((?:tag\/)?[a-z0-9_-]+)\/?$/)?.[1]
  return path ? `/blog/${path}${url.search}${url.hash}` : undefined
}

/** Ghost puts the name of its own host into links that lead elsewhere: `?ref=blog.example`. */
function withoutReferrer(search: string, host: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== `ref=${host}` && part !== `ref=${host.replace(/^www\./, '')}`)
  return kept.join('&')
}
