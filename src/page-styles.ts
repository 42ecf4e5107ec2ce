/** Selects the rules of the build's stylesheet that a rendered page uses. The browser loads the rest after the first paint. */
import type { CssRule } from 'virtual:route-manifest'

/** @returns The rules that could match an element of `html`, and rules without selectors. */
export function pageStyles(html: string, rules: readonly CssRule[]): string {
  const found = namesIn(html)
  const isFound = (need: string) => (need.startsWith(' ') ? html.includes(need) : found.has(need))
  return joinRules(rules.filter(({ selectors }) => !selectors || selectors.some((needs) => needs.every(isFound))))
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
    css += rule.css
  }
  return css + '}'.repeat(open.length)
}

/** Returns all classes, and all elements as `<name`. */
function namesIn(html: string): Set<string> {
  const found = new Set<string>()
  const values = new Set<string>()
  for (const [start, value] of html.matchAll(/<[a-z][\w-]*| class="([^"]+)"/g)) {
    if (value === undefined) found.add(start)
    else values.add(value)
  }
  for (const value of values) for (const name of unescapeHtml(value).split(' ')) found.add(name)
  return found
}

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
