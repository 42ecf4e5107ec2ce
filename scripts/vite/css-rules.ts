/** Splits a minified stylesheet into its rules, so that a page can contain only those that it uses. */
import type { RuleColumns } from '#shared/rule-columns'

export interface ParsedRule {
  /** The block of a rule with selectors, or the whole of another rule. */
  css: string
  /** The conditions around the rule, outermost first, such as `@media print`. */
  within: readonly string[]
  /** Undefined for rules without selectors. */
  selectors?: readonly ParsedSelector[]
}

export interface ParsedSelector {
  text: string
  /**
   * For each alternative of the selector, what it needs in a page to match: classes, elements as `<name`, and text of
   * attributes, which starts with a space.
   */
  needs: readonly (readonly string[])[]
}

const CONDITIONAL = /^@(?:media|supports|container|layer)\b/
/** The name of an attribute, and its value if the selector names the whole value. */
const ATTRIBUTE = /\[([\w-]+)(?:=["']?([^"'\]]*))?[^\]]*\]/g
/** Attributes that visitors and the page's first script change before the whole stylesheet has loaded. */
const EARLY = /^(?:open|data-theme|data-started)$/
/** States that a page does not have when it is first painted. */
const LATER = /:(?:hover|active|disabled)\b/
/** Pseudo-classes whose argument does not name an element that must exist. */
const IGNORED = /:(?!is|where|has)[\w-]+\([^()]*\)/g
const ALTERNATIVES = /^(.*?):(?:is|where|has)\(([^()]*)\)(.*)$/
/** The pseudo-elements of form controls. */
const CONTROL = /^::(?!backdrop)/
/** The name of an element, a class, an id, a pseudo-class or a replaced attribute, with the characters before it that say which. */
const NAME = /([.#:@]*)([\w\-\u{80}-\u{ffff}]+)/gu
/** Escaped characters move to a range of Unicode that no stylesheet uses. */
const PRIVATE = 0xe000

/** @throws Error if a brace or a quotation mark is not closed. */
export function cssRules(stylesheet: string): ParsedRule[] {
  return split(stylesheet.replace(/\/\*[\s\S]*?\*\//g, '').trim(), [])
}

function split(css: string, within: readonly string[]): ParsedRule[] {
  const rules: ParsedRule[] = []
  for (let start = 0; start < css.length; ) {
    const open = indexOf(css, start, '{', ';')
    const end = css[open] === '{' ? closing(css, open) : open
    const head = css.slice(start, open)
    if (css[open] === '{' && CONDITIONAL.test(head)) rules.push(...split(css.slice(open + 1, end), [...within, head]))
    else if (head.startsWith('@')) rules.push({ css: css.slice(start, end + 1), within })
    else rules.push({ css: css.slice(open, end + 1), within, selectors: selectorsOf(head) })
    start = end + 1
  }
  return rules
}

/** Returns the index of the first of two characters outside quotation marks and parentheses. */
function indexOf(css: string, start: number, ...wanted: string[]): number {
  let depth = 0
  for (let index = start; index < css.length; index += 1) {
    const character = css[index] ?? ''
    if (character === '\\') index += 1
    else if (character === '"' || character === "'") index = endOfString(css, index)
    else if (depth === 0 && wanted.includes(character)) return index
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
  }
  throw new Error(`The stylesheet has no ${wanted.join(' or ')} after: ${css.slice(start, start + 80)}`)
}

function endOfString(css: string, start: number): number {
  for (let index = start + 1; index < css.length; index += 1) {
    if (css[index] === '\\') index += 1
    else if (css[index] === css[start]) return index
  }
  throw new Error(`The stylesheet has an open string: ${css.slice(start, start + 80)}`)
}

function closing(css: string, open: number): number {
  for (let index = open + 1, depth = 1; ; index += 1) {
    index = indexOf(css, index, '{', '}')
    depth += css[index] === '{' ? 1 : -1
    if (depth === 0) return index
  }
}

function selectorsOf(head: string): ParsedSelector[] {
  const list = `${head},`
  const selectors: ParsedSelector[] = []
  for (let start = 0; start < list.length; ) {
    const end = indexOf(list, start, ',')
    const text = list.slice(start, end)
    selectors.push({ text, needs: alternativesOf(text) })
    start = end + 1
  }
  return selectors
}

function alternativesOf(head: string): string[][] {
  const text = head.replace(/\\([^0-9a-f])/gi, (_, character) => String.fromCharCode(PRIVATE + character.charCodeAt(0)))
  // An escaped code point is rare, so a selector with one is needed everywhere.
  if (text.includes('\\')) return [[]]
  const attributes: string[] = []
  // An attribute's value may contain a comma or a parenthesis.
  const replaced = text.replace(ATTRIBUTE, (_, name, value) => ` @${attributes.push(attributeText(name, value)) - 1} `)
  return expand(replaced)
    .filter((selector) => !LATER.test(selector))
    .map((selector) => needsOf(selector, attributes))
}

function attributeText(name: string, value: string | undefined): string {
  if (EARLY.test(name)) return ''
  return value === undefined ? ` ${name}="` : ` ${name}="${value}"`
}

/** Returns the selectors of a list, and one for each alternative within a selector. */
function expand(list: string): string[] {
  const plain = list.replace(IGNORED, '')
  if (plain !== list) return expand(plain)
  const [, before = '', inner, after = ''] = ALTERNATIVES.exec(list) ?? []
  if (inner === undefined) return list.split(',')
  return inner.split(',').flatMap((alternative) => expand(`${before} ${alternative} ${after}`))
}

function needsOf(selector: string, attributes: readonly string[]): string[] {
  if (selector.trim() === '::placeholder') return [attributeText('placeholder', undefined)]
  if (CONTROL.test(selector.trim())) return ['<input']
  const names = [...selector.matchAll(NAME)].map(([, kind, name = '']) => {
    if (kind === '.') return unescaped(name)
    if (kind === '@') return attributes[Number(name)] ?? ''
    return kind === '' ? `<${name}` : ''
  })
  return [...new Set(names)].filter(Boolean)
}

function unescaped(name: string): string {
  return name.replace(/[\ue000-\ue0ff]/g, (character) => String.fromCharCode(character.charCodeAt(0) - PRIVATE))
}

export function ruleColumns(rules: readonly ParsedRule[]): RuleColumns {
  const names = new Map<string, number>()
  const conditions = new Map<string, number>()
  const css = rules.map((rule) => rule.css)
  const within = rules.map((rule) => indexIn(conditions, JSON.stringify(rule.within)))
  const selectors = rules.map(
    (rule) =>
      rule.selectors?.map(({ text, needs }) => ({
        text,
        needs: needs.map((all) => all.map((name) => indexIn(names, name))),
      })) ?? null,
  )
  return {
    names: [...names.keys()],
    conditions: [...conditions.keys()].map((key) => JSON.parse(key)),
    css,
    within,
    selectors,
  }
}

/** Returns the index of the key, in the order in which keys were first asked for. */
function indexIn(indexes: Map<string, number>, key: string): number {
  const index = indexes.get(key) ?? indexes.size
  indexes.set(key, index)
  return index
}
