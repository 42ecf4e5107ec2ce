/**
 * A post's body as running text, for excerpts and for search. Ghost's own excerpts glue what has no space between it in
 * the HTML: cells, the parts of a bookmark, lines of a cell.
 */

import { toString as textOf } from 'hast-util-to-string'
import { htmlFragment } from '#worker/html-fragment'

/** What is no text, and what of a card only its script has a use for. */
const UNSAID =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|svg|button|form)\b[\s\S]*?(?:<\/\1>|$)|<(div|span) class="kg-(?:audio|video)-(?:current-)?time"[\s\S]*?(?:<\/\2>|$)/gi
const CAPTION = /<figcaption\b[\s\S]*?(?:<\/figcaption>|$)/gi
/** They stand within words. Spans of cards are its parts. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span(?! class="kg-)|strong|sub|sup|time|u|var|wbr)(?=[\s>])[^>]*(?:>|$)/gi
/** Items without an end of their own. */
const ITEM_AFTER_ITEM = /([^\s.,:;!?])(?: ?<\/p>)? ?<\/li> ?<li\b[^>]*>/gi
const TAG = /<[^>]*(?:>|$)/g
/** More than an excerpt holds, entities and all, characters. */
const EXCERPT_SOURCE = 1_000

/** Entities are left as they are. */
export function bodyText(html: string): string {
  return html
    .replace(UNSAID, ' ')
    .replace(INLINE, '')
    .replace(/\s+/g, ' ')
    .replace(ITEM_AFTER_ITEM, '$1; ')
    .replace(TAG, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** How a body begins, without captions: what they tell of is not seen. */
export function excerptSource(html: string): string {
  return textOf(htmlFragment(bodyText(html.replace(CAPTION, ' ')).slice(0, EXCERPT_SOURCE)))
}
