import path from 'node:path'
import type { SourceTree } from './source-tree.ts'
import { type ImportStatement, readImportStatements } from './syntax.ts'

export interface Import extends ImportStatement {
  from: string
  to: { file: string } | { package: string } | undefined
}

type Routes = Map<string, string[]>

export function readImports(tree: SourceTree, aliases: Record<string, string>): Import[] {
  return Object.keys(tree)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) =>
      readImportStatements(from, tree[from] ?? '')
        .flatMap((statement) => matchGlob(tree, from, statement))
        .map((statement) => ({ ...statement, from, to: resolve(tree, aliases, from, statement.specifier) })),
    )
}

function matchGlob(tree: SourceTree, from: string, statement: ImportStatement): ImportStatement[] {
  const { specifier, glob } = statement
  if (!glob || specifier === undefined) return [statement]
  const folder = path.posix.dirname(from)
  const files = Object.keys(tree).filter((file) => path.posix.matchesGlob(file, path.posix.join(folder, specifier)))
  return files.length > 0
    ? files.map((file) => ({ ...statement, specifier: `./${path.posix.relative(folder, file)}` }))
    : [statement]
}

function resolve(tree: SourceTree, aliases: Record<string, string>, from: string, specifier?: string): Import['to'] {
  if (specifier === undefined) return undefined
  if (!/^[.#]/.test(specifier)) return { package: packageName(specifier) }
  const base = specifier.startsWith('#')
    ? resolveAlias(aliases, specifier)
    : path.posix.join(path.posix.dirname(from), specifier.replace(/\?inline$/, ''))
  const file = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']
    .map((ending) => `${base}${ending}`)
    .find((name) => name in tree)
  return file === undefined ? undefined : { file }
}

function resolveAlias(aliases: Record<string, string>, specifier: string): string | undefined {
  for (const [alias, target] of Object.entries(aliases)) {
    const [before = '', after] = alias.split('*')
    const matches =
      after === undefined ? specifier === alias : specifier.startsWith(before) && specifier.endsWith(after)
    if (matches) return path.posix.join(target.replace('*', specifier.slice(before.length)))
  }
  return undefined
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

export function reachableFrom(entry: string, imports: readonly Import[]): Routes {
  return follow([entry], fileImports(imports.filter(({ typeOnly }) => !typeOnly)))
}

export function allReached(starts: readonly string[], imports: readonly Import[]): Set<string> {
  return new Set(follow(starts, fileImports(imports)).keys())
}

export function loadedWith(entry: string, imports: readonly Import[]): Routes {
  return reachableFrom(
    entry,
    imports.filter(({ dynamic }) => !dynamic),
  )
}

export function importCycles(imports: readonly Import[]): string[][] {
  const importsOf = fileImports(imports)
  const inCycle = new Set<string>()
  return [...importsOf.keys()].sort().flatMap((file) => {
    const cycle = inCycle.has(file) ? undefined : follow(importsOf.get(file) ?? [], importsOf).get(file)
    for (const member of cycle ?? []) inCycle.add(member)
    return cycle ? [[file, ...cycle]] : []
  })
}

function fileImports(imports: readonly Import[]): Map<string, string[]> {
  const importsOf = new Map<string, string[]>()
  for (const { from, to } of imports)
    if (to && 'file' in to) importsOf.set(from, [...(importsOf.get(from) ?? []), to.file])
  return importsOf
}

function follow(starts: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Routes {
  const routes: Routes = new Map(starts.map((start) => [start, [start]]))
  for (const [file, route] of routes)
    for (const next of importsOf.get(file) ?? []) if (!routes.has(next)) routes.set(next, [...route, next])
  return routes
}
