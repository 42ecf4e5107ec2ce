/**
 * Checks CSS classes. Each class in a component must be a UnoCSS utility or shortcut, or must have a rule in a stylesheet. Each
 * class in a stylesheet must be used. Otherwise, the build and `npm run lint` fail.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { createGenerator, type UserConfig } from 'unocss'
import type { Plugin } from 'vite'
import deskConfig from '#desk/uno.config.ts'
import siteConfig from '../../uno.config.ts'

/** Classes that need no CSS rule, because only scripts, tests or UnoCSS variants use them. */
const HOOKS = new Set(
  ['calc-pending', 'further-posts', 'group', 'post-card', 'post-cards', 'post-image', 'posts-page-list'].concat(
    'slip-bar',
    'slip-head',
    'slip-lines',
  ),
)
const FOREIGN = /^(?:kg-|footnotes)/
const CLASS_SELECTOR = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g

interface SyntaxNode {
  type: string
  [field: string]: unknown
}

type Constants = ReadonlyMap<unknown, unknown>

/** Returns the class names in `className` attributes and in the constants that these attributes use. */
function classesIn(node: unknown, constants: Constants, isClass = false): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => classesIn(item, constants, isClass))
  if (typeof node !== 'object' || node === null) return []
  const { type, name, value, ...parts } = node as SyntaxNode
  if (type === 'BinaryExpression') return []
  if (type === 'Property') return classesIn(value, constants, isClass)
  if (type === 'JSXAttribute') return classesIn(value, constants, isClass || (name as SyntaxNode).name === 'className')
  if (isClass && type === 'Identifier') return classesIn(constants.get(name), constants, true)
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
  if (isClass && typeof text === 'string') return text.split(/\s+/).filter(Boolean)
  return classesIn([value, ...Object.values(parts)], constants, isClass)
}

function constantsIn(statements: readonly unknown[]): Constants {
  const declarations = (statements as SyntaxNode[]).flatMap(({ declarations = [] }) => declarations as SyntaxNode[])
  return new Map(declarations.map(({ id, init }) => [(id as SyntaxNode).name, init]))
}

const isDesk = (file: string) => file.startsWith('src/desk/')

export function classesOf(file: string, text: string): Set<string> {
  const { program } = parseSync(file, text)
  return new Set(classesIn(program, constantsIn(program.body)))
}

export async function classErrors(): Promise<string[]> {
  const desk = await errorsOf(deskConfig, isDesk)
  return [...desk, ...(await errorsOf(siteConfig, (file) => !isDesk(file)))]
}

async function errorsOf(config: UserConfig<object>, isIncluded: (file: string) => boolean): Promise<string[]> {
  const uno = await createGenerator(config)
  const filesOf = (pattern: string) => globSync(pattern).filter(isIncluded)
  const components = filesOf('src/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const ruled = new Map<string, string>()
  for (const file of filesOf('src/**/*.css')) {
    const selectors = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}|url\([^)]*\)/g, '{}')
    for (const [, name = ''] of selectors.matchAll(CLASS_SELECTOR)) ruled.set(name.replaceAll('\\', ''), file)
  }
  const errors: string[] = []
  const prefixes = new Set<string>()
  for (const { file, text } of components)
    for (const name of classesOf(file, text))
      if (name.endsWith('-')) prefixes.add(name)
      else if (!ruled.has(name) && !HOOKS.has(name) && !FOREIGN.test(name) && !(await uno.parseToken(name)))
        errors.push(`${file}: the class "${name}" is not in its uno.config.ts, and no stylesheet has a rule for it`)
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
