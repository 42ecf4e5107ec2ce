/** Who imports whom. */
import path from 'node:path'
import type { SourceTree } from './source-tree.ts'
import { type ImportLine, readSyntax } from './syntax.ts'

export interface Import extends ImportLine {
  from: string
  /** A file of the project, a package (`@ark-ui/react`, `node:http`, `virtual:…`), or undefined: not to be found. */
  to: { file: string } | { package: string } | undefined
}

export function readImports(tree: SourceTree, aliases: Record<string, string>): Import[] {
  return Object.keys(tree)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) =>
      readSyntax(from, tree[from] ?? '')
        .imports.flatMap((line) => matched(tree, from, line))
        .map((line) => ({ ...line, from, to: resolve(tree, aliases, from, line) })),
    )
}

/** A pattern as an import of each file it names; as itself, not to be found, where it names none. */
function matched(tree: SourceTree, from: string, line: ImportLine): ImportLine[] {
  const { specifier, pattern } = line
  if (!pattern || specifier === undefined) return [line]
  const folder = path.posix.dirname(from)
  const files = Object.keys(tree).filter((file) => path.posix.matchesGlob(file, path.posix.join(folder, specifier)))
  return files.length > 0
    ? files.map((file) => ({ ...line, specifier: `./${path.posix.relative(folder, file)}` }))
    : [line]
}

function resolve(tree: SourceTree, aliases: Record<string, string>, from: string, { specifier }: ImportLine) {
  if (specifier === undefined) return undefined
  if (!/^[.#]/.test(specifier)) return { package: packageOf(specifier) }
  const base = specifier.startsWith('#')
    ? aliased(aliases, specifier)
    : path.posix.join(path.posix.dirname(from), specifier)
  const file = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']
    .map((end) => `${base}${end}`)
    .find((name) => name in tree)
  return file === undefined ? undefined : { file }
}

function aliased(aliases: Record<string, string>, specifier: string): string | undefined {
  for (const [pattern, target] of Object.entries(aliases)) {
    const [before = '', after = ''] = pattern.split('*')
    if (specifier.startsWith(before) && specifier.endsWith(after))
      return path.posix.join(target.replace('*', specifier.slice(before.length, specifier.length - after.length)))
  }
  return undefined
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** What a file's running code brings along: each file reached, and the files on the way to it. */
export function reachableFrom(entry: string, imports: readonly Import[]): Map<string, string[]> {
  const ways = new Map([[entry, [entry]]])
  for (const [file, way] of ways)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && to && 'file' in to && !ways.has(to.file)) ways.set(to.file, [...way, to.file])
  return ways
}
