/** Source files as the guards see them: by path from the project's root, so that a test can hand in bad ones. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Path (posix, from the root) → text. */
export type SourceTree = Readonly<Record<string, string>>

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** All files below the folders. */
export function readTree(folders: readonly string[], root = ROOT): SourceTree {
  const paths = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  )
  return Object.fromEntries(paths.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** The `imports` of package.json: how `#shared/text` becomes a path. */
export function readAliases(root = ROOT): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).imports
}

export function isUnder(file: string, places: readonly string[]): boolean {
  return places.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))
}
