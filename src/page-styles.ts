/** Selects the rules of the build's stylesheet that a rendered page uses. The browser loads the rest after the first paint. */
import type { CssRule } from 'virtual:route-manifest'

/** A part of a page. */
export interface Markup {
  html: string
  /** Its classes, its elements as `<name`, and its attributes as ` name="` and ` name="value"`. */
  names: ReadonlySet<string>
}

/** @returns The rules that could match an element of the page, without their other selectors, and rules without selectors. */
export function pageStyles(parts: readonly Markup[], rules: readonly CssRule[]): string {
  const isFound = (need: string) => parts.some(({ names }) => names.has(need))
  const used = rules.map((rule) => ({
    ...rule,
    ...(rule.selectors && { selectors: rule.selectors.filter(({ needs }) => needs.some((all) => all.every(isFound))) }),
  }))
  return joinRules(used.filter(({ selectors }) => selectors?.length !== 0))
}

/** Joins rules in their order. Rules under the same conditions share them. */
export function joinRules(rules: readonly CssRule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const rule of rules) {
    if (rule.within.join() !== open.join()) {
      css += '}'.repeat(open.length) + rule.within.map((condition) => `${condition}{`).join('')
      open = rule.within
    }
    css += `${rule.selectors?.map(({ text }) => text).join() ?? ''}${rule.css}`
  }
  return css + '}'.repeat(open.length)
}

export function markup(html: string): Markup {
  const names = new Set<string>()
  // A page repeats most of them.
  for (const found of new Set(html.match(/<[a-z][\w-]*| [\w:-]+="[^"<>]*/g))) {
    if (found.startsWith('<')) names.add(found)
    else if (found.startsWith(CLASS))
      for (const name of unescapeHtml(found.slice(CLASS.length)).split(' ')) names.add(name)
    else names.add(found.slice(0, found.indexOf('"') + 1)).add(`${found}"`)
  }
  return { html, names }
}

const CLASS = ' class="'
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescapeHtml(value: string): string {
  return value.includes('&')
    ? value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    : value
}
