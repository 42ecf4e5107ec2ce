/** Finds the string literals in data files, with the field and line of each literal. */
import { parseSync } from 'oxc-parser'

export interface SourceText {
  /** Property names on the path to the text, joined with spaces. A list entry appears as its `name`, or else as its index. */
  field: string
  value: string
  line: number
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** @throws Error if the data file has a syntax error. */
export function sourceTexts(file: string, text: string): SourceText[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`Cannot parse ${file}: ${errors[0].message}`)
  return textsIn(program, []).map(({ path, value, start }) => ({
    field: path.join(' '),
    value,
    line: text.slice(0, start).split('\n').length,
  }))
}

interface Found {
  path: readonly string[]
  value: string
  start: number
}

function textsIn(node: unknown, path: readonly string[]): Found[] {
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return []
  const value = textOf(node)
  if (value !== undefined) return [{ path, value, start: node.start }]
  if (node.type === 'Property') return textsIn(node.value, [...path, keyOf(node.key)])
  if (node.type === 'ArrayExpression')
    return listOf(node.elements).flatMap((entry, index) => textsIn(entry, [...path, nameOf(entry) ?? `${index}`]))
  return Object.values(node).flatMap((child) => listOf(child).flatMap((inner) => textsIn(inner, path)))
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateElement') return undefined
  const { cooked } = node.value as { cooked: string }
  return cooked
}

function nameOf(entry: unknown): string | undefined {
  if (!isNode(entry) || entry.type !== 'ObjectExpression') return undefined
  const property = listOf(entry.properties).find((node) => isNode(node) && keyOf(node.key) === 'name')
  return isNode(property) && isNode(property.value) ? textOf(property.value) : undefined
}

function keyOf(key: unknown): string {
  return isNode(key) ? `${key.name ?? key.value}` : ''
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
