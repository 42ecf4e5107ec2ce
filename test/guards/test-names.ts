import { parseSync } from 'oxc-parser'
import { isNode, type Node } from './syntax.ts'

const SKIPPED = ['skip', 'skipIf', 'runIf', 'todo', 'fails']

/** Returns the names of a file's tests as written (`%s` stays), except for tests that are skipped. */
export function readTestNames(file: string, text: string): string[] {
  return namesIn(parseSync(file, text).program as unknown as Node)
}

function namesIn(node: Node): string[] {
  const [test = '', ...modifiers] = node.type === 'CallExpression' ? chainOf(node.callee) : []
  const isTest = test === 'test' || test === 'describe'
  if (isTest && modifiers.some((modifier) => SKIPPED.includes(modifier))) return []
  const [name] = test === 'test' ? (node.arguments as Node[]) : []
  const own = name?.type === 'Literal' ? [`${name.value}`] : []
  return [...own, ...Object.values(node).flat().filter(isNode).flatMap(namesIn)]
}

/** `test.each(rows)` → `test`, `each`. */
function chainOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'MemberExpression') return [...chainOf(callee.object), ...chainOf(callee.property)]
  return callee.type === 'CallExpression' ? chainOf(callee.callee) : [`${callee.name}`]
}
