import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

/** Parses HTML as a browser without JavaScript does. Unlike hast-util-from-html, it computes no source positions. */
export function htmlFragment(html: string): Root {
  return fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
}
