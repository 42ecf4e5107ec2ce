/**
 * A post's HTML made fit to show: run once, when a post enters the cache. Nothing that can run a script, load from
 * another origin or carry a style comes through.
 */
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { PostHeading } from '#shared/content'
import type { MediaHosts } from './pictures'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const schema: Schema = {
  tagNames: [
    ...HEADINGS,
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'code', 'del', 'div', 'dl', 'dt', 'dd', 'em', 'figcaption', 'figure'],
    ...['hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'u', 'ul'],
  ],
  attributes: {
    '*': ['dir', 'lang', ['className', /^kg-/, /^language-/]],
    a: ['href'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  clobberPrefix: '',
  clobber: [],
  ancestors: {},
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'form'],
  allowComments: false,
  allowDoctypes: false,
}

export interface PrepareOptions {
  /** Ghost's own address: links to its posts become links to ours. */
  ghostUrl: string
  media: MediaHosts
}

export interface PreparedPost {
  html: string
  headings: PostHeading[]
}

export function preparePost(html: string, options: PrepareOptions): PreparedPost {
  const tree = prepare(html, options)
  const headings: PostHeading[] = []
  visit(tree, 'element', (element) => {
    const { id } = element.properties
    if ((element.tagName === 'h2' || element.tagName === 'h3') && typeof id === 'string')
      headings.push({ id, text: textOf(element), level: element.tagName === 'h2' ? 2 : 3 })
  })
  return { html: toHtml(tree), headings }
}

/** A line of text with links, such as a picture's caption. */
export function prepareCaption(html: string, options: PrepareOptions): string {
  return toHtml(prepare(html, options))
}

function prepare(html: string, { ghostUrl }: PrepareOptions): Root {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema) as Root
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') prepareLink(element, ghostUrl)
    // The page has its own h1, the post's title.
    if (element.tagName === 'h1') element.tagName = 'h2'
  })
  visit(tree, { tagName: 'table' }, (table, index, parent) => {
    if (!parent || index === undefined) return undefined
    parent.children[index] = scroller(table as Element)
    return SKIP
  })
  return tree
}

/** A wide table scrolls in a box of its own, which the keyboard can reach. */
function scroller(table: Element): Element {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption')
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'region',
      tabIndex: 0,
      ariaLabel: caption ? textOf(caption) : 'Table',
    },
    children: [table],
  }
}

function prepareLink(link: Element, ghostUrl: string) {
  const href = link.properties.href
  if (typeof href !== 'string') return
  // A place in this very post stays what it is.
  if (href.startsWith('#')) return
  const url = URL.parse(href, ghostUrl)
  if (!url) return
  const post = url.origin === new URL(ghostUrl).origin ? url.pathname.match(/^\/([a-z0-9_-]+)\/?$/)?.[1] : undefined
  if (post) link.properties.href = `/blog/${post}${url.search}${url.hash}`
  else {
    // Files and other addresses of Ghost's host stay where they are, told whole.
    link.properties.href = url.href
    if (url.protocol.startsWith('http')) link.properties.rel = ['noopener']
  }
}
