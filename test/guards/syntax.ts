/** What a TypeScript file imports and which names it mentions, from its syntax tree: comments and strings do not count. */
import { parseSync } from 'oxc-parser'

export interface ImportLine {
  /** As written; undefined where it is not a plain string and so cannot be followed. */
  specifier: string | undefined
  /** Gone once the file is compiled. */
  typeOnly: boolean
  /** Names every file it matches. */
  pattern?: true
  line: number
}

export interface Mention {
  /** `fetch`, `caches.default`, `.env` (a member of anything). */
  name: string
  line: number
}

export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** @param key The field of the parent that holds the node. */
type Visit = (node: Node, parent: Node | undefined, key: string) => void

export function readSyntax(file: string, text: string): { imports: ImportLine[]; mentions: Mention[] } {
  const imports: ImportLine[] = []
  const mentions: Mention[] = []
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length
  visitSource(file, text, (node, parent, key) => {
    const imported = importOf(node)
    if (imported) imports.push({ ...imported, line: lineOf(node) })
    for (const name of namesOf(node, parent, key)) mentions.push({ name, line: lineOf(node) })
  })
  return { imports, mentions }
}

/** Every node of a file's syntax tree. Throws where the file cannot be parsed. */
export function visitSource(file: string, text: string, visit: Visit): void {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  walk(program as unknown as Node, undefined, '', visit)
}

function walk(node: Node, parent: Node | undefined, key: string, visit: Visit) {
  visit(node, parent, key)
  for (const [name, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, name, visit)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function importOf(node: Node): Omit<ImportLine, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: textOf(node.source), typeOnly: node.importKind === 'type' }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? { specifier: textOf(node.source), typeOnly: node.exportKind === 'type' } : undefined
    case 'ImportExpression':
      return { specifier: textOf(node.source), typeOnly: false }
    case 'TSImportType':
      return { specifier: textOf(node.source), typeOnly: true }
    case 'CallExpression':
      return isNode(node.callee) && isImportMetaGlob(node.callee)
        ? { specifier: textOf((node.arguments as Node[])[0]), typeOnly: false, pattern: true }
        : undefined
    default:
      return undefined
  }
}

function isImportMetaGlob({ object, property }: Node): boolean {
  return isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name === 'glob'
}

function namesOf(node: Node, parent: Node | undefined, key: string): string[] {
  if (node.type === 'Identifier') {
    const named = parent && !parent.computed && isKey(parent, key)
    return named ? [] : [`${node.name}`]
  }
  if (node.type === 'ObjectPattern')
    return (node.properties as Node[]).flatMap(({ key }) => (isNode(key) && key.name ? [`.${key.name}`] : []))
  if (node.type !== 'MemberExpression' || !isNode(node.object) || node.object.type === 'MetaProperty') return []
  const property = node.property as Node
  const member = node.computed ? textOf(property) : property.name
  if (member === undefined) return []
  return [`.${member}`, ...(node.object.type === 'Identifier' ? [`${node.object.name}.${member}`] : [])]
}

/** Names that only label a member. */
function isKey(parent: Node, key: string): boolean {
  return (parent.type === 'MemberExpression' && key === 'property') || key === 'key'
}

/** What a string literal says. */
export function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
