/**
 * HTML as a tree, as a browser without script reads it. hast-util-from-html would bring its words for parse errors and a
 * virtual file along (5 kB gzip).
 */
import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

export function htmlFragment(html: string): Root {
  return fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
}
