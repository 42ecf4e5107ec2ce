/**
 * Converts a post's HTML to plain text for excerpts. Ghost's own excerpts join words that no space separates in the HTML, for
 * example in table cells and bookmarks.
 */
import { toString as textOf } from 'hast-util-to-string'
import { htmlFragment } from './html-fragment.ts'

/** Elements without text, and the labels of card controls, which need Ghost's script. */
const NOT_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|button|form)\b[\s\S]*?(?:<\/\1>|$)|<(div|span) class="kg-(?:audio|video)-(?:current-)?time"[\s\S]*?(?:<\/\2>|$)/gi
/** Elements that do not contain sentences. An excerpt would join them with the surrounding text. */
const NOT_IN_EXCERPT = /<(figcaption|h[1-6]|table)\b[\s\S]*?(?:<\/\1>|$)/gi
/** Tags that can occur inside a word. A span with a card class separates words instead. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span(?! class="kg-)|strong|sub|sup|time|u|var|wbr)(?=[\s>])[^>]*(?:>|$)/gi
/** The end of a list item without punctuation, followed by the start of the next item. */
const ITEM_AFTER_ITEM = /([^\s.,:;!?])(?: ?<\/p>)? ?<\/li> ?<li\b[^>]*>/gi
const TAG = /<[^>]*(?:>|$)/g
/** Number of characters. Longer than any excerpt, even if it contains HTML entities. */
const EXCERPT_SOURCE = 1_000

function textOfTags(html: string): string {
  return html
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .replace(ITEM_AFTER_ITEM, '$1; ')
    .replace(TAG, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Returns the start of a body without its captions, headings and tables. */
export function excerptSource(html: string): string {
  return textOf(
    htmlFragment(textOfTags(html.replace(NOT_TEXT, ' ').replace(NOT_IN_EXCERPT, ' ')).slice(0, EXCERPT_SOURCE)),
  )
}
