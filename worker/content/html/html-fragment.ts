import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'

/** Parses HTML as a browser without JavaScript does. Saves time by not computing source positions, unlike hast-util-from-html. */
export function htmlFragment(html: string): Root {
  return fromParse5(parseFragment(html, { scriptingEnabled: false })) as Root
}
