/** Sanitizes and prepares a post's HTML. The result has no scripts, inline styles or external resources. */
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

/**
 * Prepares a line of HTML, such as the feature image's caption. Removes all ids, because they could clash with ids in the
 * body.
 */
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
 * Converts a post's element tree to HTML. Escapes every `<` in attributes, because inline-hashes.ts and known-links.ts
 * find tags with regular expressions.
 */
function serialize(tree: Root): string {
  return toHtml(tree).replace(START_TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&#x3C;')}`)
}

/** Returns only the text if the HTML is nested too deeply for the call stack. Rethrows any other error. */
function textIfTooDeep(html: string, error: unknown): string {
  if (!(error instanceof RangeError)) throw error
  // Removes all tags and angle brackets, but does not decode entities, so the text cannot contain elements.
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
}

/**
 * Rebuilds cards before calling `sanitize` so that `sanitize` checks the new elements. The later steps add only safe
 * elements.
 */
function prepare(html: string, options: PrepareOptions): Root {
  const raw = htmlFragment(html)
  rebuildCards(raw)
  const tree = sanitize(raw, schema) as Root
  prepareMedia(tree, options.media)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') prepareLink(element, options)
    // Replaces h1 with h2 in a post's body, because the page's only h1 is the post's title.
    if (element.tagName === 'h1') element.tagName = 'h2'
    // Replaces a heading inside a card with a span, because headings in cards are not part of the post's outline.
    if (/^h[3-6]$/.test(element.tagName) && isInCard(element)) element.tagName = 'span'
    // Makes a code block focusable by keyboard, because a wide code block scrolls.
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
