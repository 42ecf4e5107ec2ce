/**
 * A post's HTML made fit to show: run once, when a post enters the cache. Nothing that can run a script, load from
 * another origin or carry a style comes through.
 */
import type { Element, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { PostHeading } from '#shared/content'
import { htmlFragment } from '#worker/html-fragment'
import { rebuildCards } from './html/cards'
import { settleIds } from './html/ids'
import { prepareLink } from './html/links'
import { prepareMedia } from './html/media'
import { schema } from './html/schema'
import { classesOf } from './html/tree'
import type { MediaHosts } from './pictures'

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
  return orWordsAlone<PreparedPost>(html, { headings: [] }, () => {
    const tree = prepare(html, options)
    settleIds(tree)
    return { html: toHtml(tree), headings: headingsOf(tree) }
  })
}

/** Thousands of elements within each other are more than the stack holds, and no post: its words alone are kept. */
function orWordsAlone<T extends { html: string }>(html: string, rest: Omit<T, 'html'>, make: () => T) {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // The text is encoded already; without a sign left that could open an element it stays text.
    const words = html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/[<>]/g, ' ')
    return { ...rest, html: words }
  }
}

/** A line of text with links, such as a picture's caption: it stands outside the post's body, so it has no ids. */
export function prepareCaption(html: string, options: PrepareOptions): string {
  return orWordsAlone<{ html: string }>(html, {}, () => {
    const tree = prepare(html, options)
    visit(tree, 'element', ({ properties }) => {
      delete properties.id
    })
    return { html: toHtml(tree) }
  }).html
}

/** Cards first, so that nothing they become goes past the cleaning; what is made after it holds our own words alone. */
function prepare(html: string, { ghostUrl, media }: PrepareOptions): Root {
  const raw = htmlFragment(html)
  rebuildCards(raw)
  const tree = sanitize(raw, schema) as Root
  prepareMedia(tree, media)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') prepareLink(element, ghostUrl, media)
    // The page has its own h1, the post's title.
    if (element.tagName === 'h1') element.tagName = 'h2'
    // What cards call a heading stands outside the order of the text's own.
    if (/^h[3-6]$/.test(element.tagName) && isOfCard(element)) element.tagName = 'span'
    // Wide code scrolls, so the keyboard must reach it.
    if (element.tagName === 'pre') element.properties.tabIndex = 0
    if (classesOf(element).length === 0) delete element.properties.className
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
      // No landmark: a post may have many that are called the same.
      role: 'group',
      tabIndex: 0,
      ariaLabel: caption ? textOf(caption) : 'Table',
    },
    children: [table],
  }
}

function isOfCard(element: Element): boolean {
  return classesOf(element).some((name) => name.startsWith('kg-'))
}

/** Of the text itself, not of cards within it. */
function headingsOf(tree: Root): PostHeading[] {
  const headings: PostHeading[] = []
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element
    if ((tagName !== 'h2' && tagName !== 'h3') || isOfCard(element)) return
    const text = textOf(element).trim()
    if (text) headings.push({ id: String(properties.id), text, level: tagName === 'h2' ? 2 : 3 })
  })
  return headings
}
