import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { htmlFragment } from '#worker/content/html/html-fragment.ts'

/** Names of elements that feed readers reject or that work only on this site. */
const REMOVED_ELEMENTS = ['button', 'dialog', 'form', 'iframe', 'input', 'object', 'script', 'style', 'svg', 'template']
/** Matches HTML properties that have no use in a feed reader, such as those for this site's CSS and JavaScript. */
const REMOVED_PROPERTIES = /^(?:className|data|aria|role|tabIndex|style|loading|fetchPriority|decoding|on[A-Z])/
const ADDRESSES = ['href', 'src', 'poster']

/** Rewrites the HTML of a prepared post so that it works in a feed reader. @param base URL of the post. */
export function feedHtml(html: string, base: string): string {
  const tree = htmlFragment(html)
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && REMOVED_ELEMENTS.includes(element.tagName)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    prepareElement(element, base)
    return undefined
  })
  return toHtml(tree)
}

function prepareElement({ properties }: Element, base: string) {
  for (const [name, value] of Object.entries(properties)) {
    if (REMOVED_PROPERTIES.test(name)) delete properties[name]
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
