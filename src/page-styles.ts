/** Selects the rules of the build's stylesheet that a rendered page uses. The browser loads the rest after the first paint. */
import type { RuleColumns, RuleSelector } from '#shared/rule-columns'

/** A part of a page. */
export interface Markup {
  html: string
  /** Its classes, its elements as `<name`, and its attributes as ` name="` and ` name="value"`. */
  names: ReadonlySet<string>
}

export interface CssRule {
  css: string
  /** Rules under the same conditions share the array. */
  within: readonly string[]
  selectors: readonly RuleSelector[] | null
}

export function rulesOf({ css, within, conditions, selectors }: RuleColumns): CssRule[] {
  return css.map((css, index) => ({
    css,
    within: conditions[within[index] ?? 0] ?? [],
    selectors: selectors[index] ?? null,
  }))
}

/** @returns The rules that could match an element of the page, without their other selectors, and rules without selectors. */
export function pageStyles(parts: readonly Markup[], rules: readonly CssRule[], names: readonly string[]): string {
  const found = names.map((name) => parts.some((part) => part.names.has(name)))
  const isFound = (index: number) => found[index]
  return join(rules, (selectors) => {
    let head = ''
    for (const { text, needs } of selectors)
      if (needs.some((all) => all.every(isFound))) head += head === '' ? text : `,${text}`
    return head
  })
}

/** Joins rules in their order. */
export function joinRules(rules: readonly CssRule[]): string {
  return join(rules, (selectors) => selectors.map(({ text }) => text).join())
}

/** Neighbors with the same `within` array share its conditions. @param headOf Returns '' to leave a rule out. */
function join(rules: readonly CssRule[], headOf: (selectors: readonly RuleSelector[]) => string): string {
  let css = ''
  let open: readonly string[] = []
  for (const rule of rules) {
    const head = rule.selectors ? headOf(rule.selectors) : ''
    if (rule.selectors && head === '') continue
    if (rule.within !== open) {
      css += '}'.repeat(open.length) + rule.within.map((condition) => `${condition}{`).join('')
      open = rule.within
    }
    css += head + rule.css
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
