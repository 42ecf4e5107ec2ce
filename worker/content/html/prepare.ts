/**
 * Sanitizes and prepares the HTML of a post, once, when the post enters the cache. The result runs no script, loads nothing
 * from another origin and has no styles.
 */
import type { Element, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PostHeading } from '#shared/content.ts'
import { rebuildCards } from './cards.ts'
import { joinDates } from './dates.ts'
import { htmlFragment } from './html-fragment.ts'
import { assignIds } from './ids.ts'
import type { LinkOptions } from './link-target.ts'
import { prepareLink } from './links.ts'
import { prepareMedia } from './media.ts'
import { markNotes } from './notes.ts'
import { schema } from './schema.ts'
import { prepareTables } from './tables.ts'
import { classesOf } from './tree.ts'

export type PrepareOptions = LinkOptions

const START_TAG = /<[a-z](?:"[^"]*"|[^">])*>/g

export interface PreparedPost {
  html: string
  headings: PostHeading[]
}

export function preparePost(html: string, options: PrepareOptions): PreparedPost {
  try {
    const tree = prepare(html, options)
    assignIds(tree)
    return { html: serialize(tree), headings: headingsOf(tree) }
  } catch (error) {
    return { html: textIfTooDeep(html, error), headings: [] }
  }
}

/** Prepares a line of text with links, such as the caption of the feature image. Removes ids, which belong to the body. */
export function prepareCaption(html: string, options: PrepareOptions): string {
  try {
    const tree = prepare(html, options)
    visit(tree, 'element', ({ properties }) => {
      delete properties.id
    })
    return serialize(tree)
  } catch (error) {
    return textIfTooDeep(html, error)
  }
}

/**
 * Escapes every `<` in attributes, which `toHtml` does not, because the site searches the text of its pages for elements:
 * see inline-hashes.ts and known-links.ts.
 */
function serialize(tree: Root): string {
  return toHtml(tree).replace(START_TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&#x3C;')}`)
}

/** Returns the text of HTML with too many nested elements for the stack. @throws any other error */
function textIfTooDeep(html: string, error: unknown): string {
  if (!(error instanceof RangeError)) throw error
  // Entities in the text stay encoded. Without < and > the result contains no element.
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
}

/** Cards are rebuilt before `sanitize`, so that it also checks them. Later steps add only fixed elements and texts. */
function prepare(html: string, options: PrepareOptions): Root {
  const raw = htmlFragment(html)
  rebuildCards(raw)
  const tree = sanitize(raw, schema) as Root
  prepareMedia(tree, options.media)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') prepareLink(element, options)
    // The page's h1 is the title of the post.
    if (element.tagName === 'h1') element.tagName = 'h2'
    // Headings in cards are not part of the outline of the post.
    if (/^h[3-6]$/.test(element.tagName) && isInCard(element)) element.tagName = 'span'
    // Wide code scrolls, so it must be focusable by keyboard.
    if (element.tagName === 'pre') element.properties.tabIndex = 0
    if (classesOf(element).length === 0) delete element.properties.className
  })
  markNotes(tree)
  joinDates(tree)
  prepareTables(tree)
  return tree
}

function isInCard(element: Element): boolean {
  return classesOf(element).some((name) => name.startsWith('kg-'))
}

/** Headings in cards are omitted. */
function headingsOf(tree: Root): PostHeading[] {
  const headings: PostHeading[] = []
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element
    if ((tagName !== 'h2' && tagName !== 'h3') || isInCard(element)) return
    const text = textOf(element).trim()
    if (text) headings.push({ id: String(properties.id), text, level: tagName === 'h2' ? 2 : 3 })
  })
  return headings
}
