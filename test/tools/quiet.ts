/** Keeps two harmless notices out of the tests' output, each by its own words: everything else is still said. */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The test pool tells at each start that its package has a new name; the pinned set works with this one. */
export function withoutRenameNotice(): void {
  const { warn } = console
  console.warn = (...lines: unknown[]) => {
    if (!String(lines[0]).includes('vitest-pool-workers has been renamed')) warn(...lines)
  }
}

/** For a package whose files name source maps that it does not ship. */
export function withoutSourceMapLinks(folder: string): Plugin {
  return {
    name: 'without-source-map-links',
    enforce: 'pre',
    async load(id) {
      if (!id.includes(folder)) return undefined
      return (await readFile(id.replace(/\?.*$/, ''), 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, '')
    },
  }
}
