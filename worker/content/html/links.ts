/** Converts relative links and links to Ghost to paths on this site. A link without a valid target becomes plain text. */
import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { isOwnHost } from '#worker/brand/brand.ts'
import { type LinkOptions, linkTarget } from './link-target.ts'
import { find, text } from './tree.ts'

export function prepareLink(link: Element, options: LinkOptions): void {
  const { properties } = link
  const href = linkTarget(text(properties.href), options)
  if (href === undefined) {
    delete properties.href
    return
  }
  properties.href = href
  if (href.startsWith('#')) return
  const url = href.startsWith('/') ? undefined : new URL(href)
  // Labels a link without text, such as a link around an image without alt text, so that it has an accessible name.
  if (textOf(link).trim() === '' && !text(find(link, 'img')?.properties.alt ?? ''))
    properties.ariaLabel = url ? url.hostname || url.pathname : href
  if (!url?.protocol.startsWith('http')) return
  properties.rel = ['noopener']
  if (isOwnHost(url.hostname)) properties.dataBrandFamily = ''
}
