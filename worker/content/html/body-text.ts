/** Converts HTML to text for excerpts. Ghost's own excerpts join words that only tags separate, for example in table cells. */
import { toString as textOf } from 'hast-util-to-string'
import { htmlFragment } from './html-fragment.ts'

/** Matches elements without readable text, and labels for video and audio controls, which work only with Ghost's script. */
const NOT_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|button|form)\b[\s\S]*?(?:<\/\1>|$)|<(div|span) class="kg-(?:audio|video)-(?:current-)?time"[\s\S]*?(?:<\/\2>|$)/gi
/** Matches captions, headings and tables. An excerpt would join the text of such an element with the surrounding sentences. */
const NOT_IN_EXCERPT = /<(figcaption|h[1-6]|table)\b[\s\S]*?(?:<\/\1>|$)/gi
/** Matches tags that can occur inside a word. Does not match a span with a card class, which separates words. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span(?! class="kg-)|strong|sub|sup|time|u|var|wbr)(?=[\s>])[^>]*(?:>|$)/gi
/**
 * Matches the end of a list item without final punctuation and the start of the next item, so that an excerpt can separate them.
 */
const ITEM_AFTER_ITEM = /([^\s.,:;!?])(?: ?<\/p>)? ?<\/li> ?<li\b[^>]*>/gi
const TAG = /<[^>]*(?:>|$)/g
/** Maximum number of characters of a post to convert to text. Even an excerpt with many HTML entities is shorter. */
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
