import { parseSync } from 'oxc-parser'

export interface ImportStatement {
  specifier: string | undefined
  typeOnly: boolean
  dynamic: boolean
  glob: boolean
  line: number
}

export interface NameUse {
  name: string
  line: number
}

export interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/** `parseNodes` returns parents before children and throws an Error if the file has a syntax error. */
export function parseNodes(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`Cannot parse ${file}: ${errors[0].message}`)
  const nodes: Node[] = []
  const stack: unknown[] = [program]
  while (stack.length > 0) {
    const node = stack.pop()
    if (!isNode(node)) continue
    nodes.push(node)
    stack.push(...Object.values(node).flat().reverse())
  }
  return nodes
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function stringValue(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

export function readImportStatements(file: string, text: string): ImportStatement[] {
  const lineOf = lineCounter(text)
  return parseNodes(file, text).flatMap((node) =>
    sourcesOf(node).map((source) => ({
      specifier: stringValue(source),
      typeOnly: node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType',
      dynamic: node.type === 'ImportExpression',
      glob: node.type === 'CallExpression',
      line: lineOf(node),
    })),
  )
}

function sourcesOf(node: Node): unknown[] {
  if (node.type === 'CallExpression') return isImportMetaGlob(node.callee) ? globPatterns(node) : []
  const types = [
    'ImportDeclaration',
    'ExportAllDeclaration',
    'ExportNamedDeclaration',
    'ImportExpression',
    'TSImportType',
  ]
  return types.includes(node.type) && node.source ? [node.source] : []
}

function isImportMetaGlob(callee: unknown): boolean {
  return (
    isNode(callee) &&
    isNode(callee.object) &&
    callee.object.type === 'MetaProperty' &&
    nameOf(callee.property) === 'glob'
  )
}

function globPatterns({ arguments: args }: Node): unknown[] {
  const [patterns] = args as Node[]
  return patterns?.type === 'ArrayExpression' ? (patterns.elements as unknown[]) : [patterns]
}

export function readNames(file: string, text: string): NameUse[] {
  const memberNames = new Set<unknown>()
  const lineOf = lineCounter(text)
  return parseNodes(file, text).flatMap((node) => {
    if (!node.computed) memberNames.add(node.property).add(node.key)
    return (memberNames.has(node) ? [] : namesOf(node)).map((name) => ({ name, line: lineOf(node) }))
  })
}

function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [`${node.name}`]
  if (node.type === 'ObjectPattern')
    return (node.properties as Node[]).flatMap(({ key }) => (nameOf(key) ? [`.${nameOf(key)}`] : []))
  if (node.type !== 'MemberExpression') return []
  const member = node.computed ? stringValue(node.property) : nameOf(node.property)
  if (member === undefined || (isNode(node.object) && node.object.type === 'MetaProperty')) return []
  const owner = nameOf(node.object)
  return owner ? [`.${member}`, `${owner}.${member}`] : [`.${member}`]
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined
}

function lineCounter(text: string): (node: Node) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return ({ start }) => {
    const line = breaks.findIndex((end) => end >= start)
    return line < 0 ? breaks.length + 1 : line + 1
  }
}
