import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

/**
 * Parses HTML as a browser without JavaScript does. It calls parse5 directly, because hast-util-from-html also computes source
 * positions.
 */
export function htmlFragment(html: string): Root {
  return fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
}
