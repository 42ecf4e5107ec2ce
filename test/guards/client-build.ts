import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { Import } from './import-graph.ts'
import { isBrandData } from './layers.ts'
import { isUnder, ROOT } from './source-tree.ts'

type ClientModules = Record<string, string[]>

export interface ClientBuild {
  manifest: Manifest
  modules: ClientModules
  code: Record<string, string>
}

export function readClientBuild(folder = path.join(ROOT, 'dist/client')): ClientBuild {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const modules: ClientModules = Object.fromEntries(
    globSync('assets/*.js', { cwd: folder }).map((file) => {
      const { sources }: { sources: string[] } = JSON.parse(read(`${file}.map`))
      const fromRoot = (source: string) => path.relative(ROOT, path.resolve(folder, 'assets', source))
      return [file, sources.map((source) => fromRoot(source).replace(/^.*\/node_modules\//, 'node_modules/'))]
    }),
  )
  const code = Object.fromEntries(Object.keys(modules).map((file) => [file, read(file)]))
  return { manifest: JSON.parse(read('.vite/manifest.json')), modules, code }
}

export function withStaticImports(manifest: Manifest, files: readonly string[]): string[] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const found = new Set(files)
  for (const file of found)
    for (const key of manifest[keyOf.get(file) ?? '']?.imports ?? []) found.add(manifest[key]?.file ?? key)
  return [...found]
}

export function workerOnlyPackages(imports: readonly Import[]): string[] {
  const packagesOf = (folder: string) =>
    new Set(
      imports.flatMap(({ from, to, typeOnly }) =>
        !typeOnly && from.startsWith(folder) && to && 'package' in to ? [to.package] : [],
      ),
    )
  const site = packagesOf('src/')
  return [...packagesOf('worker/')].filter((name) => !site.has(name))
}

export function forbiddenModules(modules: ClientModules, forbiddenPackages: readonly string[]): string[] {
  const places = ['worker/', ...forbiddenPackages.map((name) => `node_modules/${name}/`)]
  return Object.entries(modules).flatMap(([chunk, ids]) =>
    ids.filter((id) => isUnder(id, places) || isBrandData(id)).map((id) => `${chunk} contains ${id}`),
  )
}

export function eagerArkUi({ manifest, modules }: Pick<ClientBuild, 'manifest' | 'modules'>): string[] {
  const pages = Object.entries(manifest).filter(([key]) => /^src\/(?:app\/entry-client|routes\/)/.test(key))
  const firstLoad = withStaticImports(
    manifest,
    pages.map(([, { file }]) => file),
  )
  return firstLoad.flatMap((chunk) => {
    const ark = modules[chunk]?.find((id) => isUnder(id, ['node_modules/@ark-ui/', 'node_modules/@zag-js/']))
    return ark ? [`${chunk} loads with a page and contains ${ark}`] : []
  })
}

export function brandTexts(code: Record<string, string>, texts: Record<string, string>): string[] {
  return Object.entries(code).flatMap(([chunk, text]) =>
    Object.entries(texts).flatMap(([name, brandText]) =>
      text.includes(brandText) ? [`${chunk} contains ${name}`] : [],
    ),
  )
}
