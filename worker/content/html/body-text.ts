/** Converts HTML to text for excerpts. Ghost's own excerpts run words together at tag boundaries, such as between table cells. */
import { toString as textOf } from 'hast-util-to-string'
import { htmlFragment } from './html-fragment.ts'

/** Matches elements whose text is not part of a post, such as players' time labels, which do not work without Ghost's script. */
const NOT_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|button|form)\b[\s\S]*?(?:<\/\1>|$)|<(div|span) class="kg-(?:audio|video)-(?:current-)?time"[\s\S]*?(?:<\/\2>|$)/gi
/** Matches captions, headings and tables. Excerpts omit them, because their text would run into the surrounding sentences. */
const NOT_IN_EXCERPT = /<(figcaption|h[1-6]|table)\b[\s\S]*?(?:<\/\1>|$)/gi
/** Matches tags that can occur inside a word. Excludes the spans in Ghost's cards, because those spans separate words. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span(?! class="kg-)|strong|sub|sup|time|u|var|wbr)(?=[\s>])[^>]*(?:>|$)/gi
/** Matches the boundary between two list items if the first item does not end with punctuation. Excerpts then add a semicolon. */
const ITEM_AFTER_ITEM = /([^\s.,:;!?])(?: ?<\/p>)? ?<\/li> ?<li\b[^>]*>/gi
const TAG = /<[^>]*(?:>|$)/g
/**
 * Maximum number of characters to decode. Exceeds the maximum excerpt length, because an HTML entity is longer than the
 * character that it represents.
 */
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

export function excerptSource(html: string): string {
  return textOf(
    htmlFragment(textOfTags(html.replace(NOT_TEXT, ' ').replace(NOT_IN_EXCERPT, ' ')).slice(0, EXCERPT_SOURCE)),
  )
}
