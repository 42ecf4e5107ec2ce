import path from 'node:path'
import { type Import, reachableFrom, readImports } from './import-graph.ts'
import { LAYER_RULES } from './layer-rules.ts'
import { isUnder, type SourceTree } from './source-tree.ts'
import { readNames } from './syntax.ts'

interface Use {
  from: string
  line: number
  description: string
  imported?: string
  name?: string
}

export function layerViolations(tree: SourceTree, aliases: Record<string, string>): string[] {
  const uses = [...importUses(tree, aliases), ...nameUses(tree)]
  return LAYER_RULES.flatMap(({ rule, imports, names, within = ['src/', 'worker/'], except }) =>
    uses
      .filter(({ imported, name }) => (name === undefined ? isUnder(imported ?? '', imports ?? []) : names?.test(name)))
      .filter(({ from }) => isUnder(from, within) && !isUnder(from, except))
      .map(({ from, line, description }) => `${from}:${line} ${description}: ${rule}`),
  )
}

function importUses(tree: SourceTree, aliases: Record<string, string>): Use[] {
  return readImports(tree, aliases).map(({ from, line, specifier, to }) => ({
    from,
    line,
    description: `imports ${specifier}`,
    imported: to && ('file' in to ? to.file : to.package),
  }))
}

function nameUses(tree: SourceTree): Use[] {
  return Object.entries(tree)
    .filter(([file]) => /^(?:src|worker)\/.*\.tsx?$/.test(file))
    .flatMap(([from, text]) =>
      readNames(from, text).map(({ name, line }) => ({ from, line, description: `uses ${name}`, name })),
    )
}

export function unresolvedImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ to, specifier }) => !to && !specifier?.includes('/dist/'))
    .map(({ from, line, specifier }) => `${from}:${line} imports ${specifier ?? 'a computed path'}: cannot follow it`)
}

export function relativeImports(imports: readonly Import[], aliases: Record<string, string>): string[] {
  const hasAlias = (file: string) =>
    Object.values(aliases).some((target) => path.posix.matchesGlob(file, path.posix.join(target).replace('*', '**/*')))
  return imports.flatMap(({ from, line, specifier, to }) =>
    specifier?.startsWith('../') && to && 'file' in to && folderOf(from) !== folderOf(to.file) && hasAlias(to.file)
      ? [`${from}:${line} imports ${specifier}: use an alias of package.json to import from another folder`]
      : [],
  )
}

function folderOf(file: string): string {
  return file.startsWith('test/') ? 'test' : file.split('/').slice(0, -1).slice(0, 2).join('/')
}

export function browserViolations(entry: string, imports: readonly Import[]): string[] {
  return [...reachableFrom(entry, imports)]
    .filter(([file]) => isUnder(file, ['worker/']) || isBrandData(file))
    .map(([file, route]) => `The browser loads ${file}: ${route.join(' → ')}`)
}

export function isBrandData(file: string): boolean {
  return isUnder(file, ['src/brands/'])
}
