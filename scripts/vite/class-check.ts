/**
 * Checks the classes of components: each one is a utility or shortcut of UnoCSS, or has a rule in a stylesheet, and each class of a
 * stylesheet is used. Fails the build, and `npm run lint`.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import config from '../../uno.config.ts'

/** Classes without a rule: scripts and tests look for them, or variants refer to them. */
const HOOKS = new Set(
  ['calc-pending', 'further-posts', 'group', 'post-card', 'post-cards', 'post-image', 'posts-page-list'].concat(
    'slip-bar',
    'slip-head',
    'slip-lines',
  ),
)
/** Classes of Ghost's cards. */
const FOREIGN = /^(?:kg-|footnotes)/
const CLASS_SELECTOR = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g

interface SyntaxNode {
  type: string
  [field: string]: unknown
}

/** Returns the words of all strings in the `className` attributes below a node, without those that an expression compares. */
function classesIn(node: unknown, isClass = false): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => classesIn(item, isClass))
  if (typeof node !== 'object' || node === null) return []
  const { type, name, value, ...parts } = node as SyntaxNode
  if (type === 'BinaryExpression') return []
  if (type === 'JSXAttribute') return classesIn(value, isClass || (name as SyntaxNode).name === 'className')
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
  if (isClass && typeof text === 'string') return text.split(/\s+/).filter(Boolean)
  return classesIn([value, ...Object.values(parts)], isClass)
}

/** @returns One line for each class that is unknown or unused, with its file. */
export async function classErrors(): Promise<string[]> {
  const uno = await createGenerator(config)
  const components = globSync('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const ruled = new Map<string, string>()
  for (const file of globSync('src/**/*.css')) {
    const selectors = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}|url\([^)]*\)/g, '{}')
    for (const [, name = ''] of selectors.matchAll(CLASS_SELECTOR)) ruled.set(name.replaceAll('\\', ''), file)
  }
  const errors: string[] = []
  /** The starts of names that a template completes, such as "section-". */
  const prefixes = new Set<string>()
  for (const { file, text } of components)
    for (const name of new Set(classesIn(parseSync(file, text).program)))
      if (name.endsWith('-')) prefixes.add(name)
      else if (!ruled.has(name) && !HOOKS.has(name) && !FOREIGN.test(name) && !(await uno.parseToken(name)))
        errors.push(`${file}: the class "${name}" is not in uno.config.ts, and no stylesheet has a rule for it`)
  const texts = components
    .map(({ text }) => text)
    .concat(globSync(['src/**/*.ts', 'worker/content/html/*.ts']).map((file) => readFileSync(file, 'utf8')))
  const all = texts.join('\n')
  for (const [name, file] of ruled)
    if (!FOREIGN.test(name) && !all.includes(name) && ![...prefixes].some((prefix) => name.startsWith(prefix)))
      errors.push(`${file}: no component has the class "${name}"`)
  return errors
}

export function classCheck(): Plugin {
  return {
    name: 'class-check',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const errors = await classErrors()
      if (errors.length > 0) throw new Error(errors.join('\n'))
    },
  }
}
