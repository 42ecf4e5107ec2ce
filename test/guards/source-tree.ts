import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type SourceTree = Readonly<Record<string, string>>

export const ROOT = path.resolve(import.meta.dirname, '../..')

export function readTree(folders: readonly string[], root = ROOT): SourceTree {
  const paths = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((file) => !file.startsWith('test/output/')),
  )
  return Object.fromEntries(paths.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

export function readAliases(root = ROOT): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).imports
}

/** A place is a file glob or a folder with a trailing slash. A later place that starts with `!` excludes files. */
export function isUnder(file: string, places: readonly string[]): boolean {
  const matches = (place: string) =>
    place.endsWith('/') ? file.startsWith(place) : path.posix.matchesGlob(file, place)
  return places.reduce(
    (under, place) => (place.startsWith('!') ? under && !matches(place.slice(1)) : under || matches(place)),
    false,
  )
}
