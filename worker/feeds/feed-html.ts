/** A prepared post as feeds carry it: whatever needs a site, its scripts or its styles around it is made to do without. */
import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { htmlFragment } from '#worker/html-fragment'

/** What readers refuse or show wrong, and what does nothing outside the site. */
const NOT_IN_FEEDS = ['button', 'dialog', 'form', 'iframe', 'input', 'object', 'script', 'style', 'svg', 'template']
/** Attributes that say nothing without the site's own styles and scripts. */
const NOT_FOR_READERS = /^(?:className|data|aria|role|tabIndex|style|loading|fetchPriority|decoding|on[A-Z])/
const ADDRESSES = ['href', 'src', 'poster']

/** @param base The post's own address: a reader has no page to resolve links against. */
export function feedHtml(html: string, base: string): string {
  const tree = htmlFragment(html)
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && NOT_IN_FEEDS.includes(element.tagName)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    forReaders(element, base)
    return undefined
  })
  return toHtml(tree)
}

function forReaders({ properties }: Element, base: string) {
  for (const [name, value] of Object.entries(properties)) {
    if (NOT_FOR_READERS.test(name)) delete properties[name]
    if (ADDRESSES.includes(name) && typeof value === 'string') properties[name] = absolute(value, base)
  }
  if (typeof properties.srcSet === 'string')
    properties.srcSet = properties.srcSet
      .split(/,\s+/)
      .map((candidate) => candidate.replace(/^\S+/, (address) => absolute(address, base)))
      .join(', ')
}

function absolute(address: string, base: string): string {
  return URL.parse(address, base)?.href ?? base
}
