/**
 * Parses the part of Ghost's filter language that this project uses: comparisons joined by `+`. The rest of the language
 * throws NotImplemented. Anything else throws Ghost's syntax error.
 */
import { badFilter, NotImplemented } from './errors.ts'
import type { StoredPost } from './store.ts'

export interface PostFilter {
  test(post: StoredPost): boolean
  /** The slugs of `slug:[b,a]`. Without `order`, the posts have this order. */
  slugs: string[]
}

type PostTest = PostFilter['test']

interface Comparison {
  field: string
  negated: boolean
  operator: string
  values: string[]
}

const COMPARISON = /^([a-z_.]+):(-?)(>=|<=|>|<)?(\[[^\]]*\]|'(?:[^'\\]|\\.)*'|[^\s'"+,()[\]<>=~:]+)(?:\+(?=.)|$)/

export function parsePostFilter(filter: string, idOf: (post: StoredPost) => string): PostFilter {
  const tests: PostTest[] = []
  const slugs: string[] = []
  for (let rest = filter; rest !== ''; ) {
    const match = COMPARISON.exec(rest)
    if (!match) throw syntaxError(filter, rest)
    const [whole, field = '', minus, operator = '', value = ''] = match
    const list = value.startsWith('[')
    const values = (list ? value.slice(1, -1).split(',') : [value]).map(unquote)
    if (list && field === 'slug' && !minus) slugs.push(...values)
    tests.push(testOf({ field, negated: minus === '-', operator, values }, idOf))
    rest = rest.slice(whole.length)
  }
  return { test: (post) => tests.every((test) => test(post)), slugs }
}

function syntaxError(filter: string, rest: string): Error {
  // "a:b,c:d" (or), "(a:b)" and "a:~'b'" (contains) are valid filters of Ghost.
  if (/^[a-z_.]+:[^\s+]+,[a-z_.]+:|^\([^()]*\)$|^[a-z_.]+:-?~/.test(rest)) {
    return new NotImplemented(`the filter ${filter}`)
  }
  return badFilter('list posts')
}

function testOf(comparison: Comparison, idOf: (post: StoredPost) => string): PostTest {
  const { field, negated, operator, values } = comparison
  if (operator && field !== 'published_at') throw new NotImplemented(`filtering ${field} by ${operator}`)
  const read: Record<string, (post: StoredPost) => string[]> = {
    featured: (post) => [String(post.featured)],
    visibility: (post) => [post.visibility],
    slug: (post) => [post.slug],
    id: (post) => [idOf(post)],
    tag: (post) => post.tags,
    tags: (post) => post.tags,
    author: (post) => [post.author],
    published_at: (post) => [sqliteDate(post.published_at)],
  }
  // The Content API ignores a filter by status.
  if (field === 'status') return () => true
  const fieldOf = read[field]
  if (!fieldOf) throw new NotImplemented(`filtering by ${field}`)
  const matches = (found: string) => values.some((wanted) => compare(found, operator, wanted))
  return (post) => fieldOf(post).some(matches) !== negated
}

/** Compares as text, like SQLite. A date with T and Z therefore compares wrongly, as in Ghost. */
function compare(found: string, operator: string, wanted: string): boolean {
  if (operator === '>') return found > wanted
  if (operator === '>=') return found >= wanted
  if (operator === '<') return found < wanted
  if (operator === '<=') return found <= wanted
  return found === wanted
}

function sqliteDate(iso: string): string {
  return new Date(iso).toISOString().slice(0, 19).replace('T', ' ')
}

function unquote(value: string): string {
  return value.startsWith("'") ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value
}
