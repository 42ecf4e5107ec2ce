/**
 * Converts a post's HTML to plain text for excerpts. Ghost's own excerpts join words that only tags separate in the HTML, for
 * example in table cells and bookmarks.
 */
import { toString as textOf } from 'hast-util-to-string'
import { htmlFragment } from './html-fragment.ts'

/** Matches elements without readable text, and the labels of card controls, which work only with Ghost's script. */
const NOT_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|button|form)\b[\s\S]*?(?:<\/\1>|$)|<(div|span) class="kg-(?:audio|video)-(?:current-)?time"[\s\S]*?(?:<\/\2>|$)/gi
/** Matches elements that contain no sentences. An excerpt would join their text with the surrounding sentences. */
const NOT_IN_EXCERPT = /<(figcaption|h[1-6]|table)\b[\s\S]*?(?:<\/\1>|$)/gi
/** Matches tags that can occur inside a word. Excludes spans with a card class, which separate words. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span(?! class="kg-)|strong|sub|sup|time|u|var|wbr)(?=[\s>])[^>]*(?:>|$)/gi
/** Matches the end of a list item without punctuation, followed by the start of the next item. */
const ITEM_AFTER_ITEM = /([^\s.,:;!?])(?: ?<\/p>)? ?<\/li> ?<li\b[^>]*>/gi
const TAG = /<[^>]*(?:>|$)/g
/** Maximum number of characters to convert. Longer than any excerpt, even one with HTML entities. */
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
