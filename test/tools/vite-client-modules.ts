/**
 * Writes dist/client/.vite/modules.json: which modules ended up in each chunk of the browser's build. The manifest names
 * entries only; test/guards/client-build.ts needs all. (public/.assetsignore keeps the folder from being served.)
 */
import path from 'node:path'
import type { Plugin } from 'vite'

/** Chunk file → module ids, from the project's root or `node_modules/`, without query. */
export type ClientModules = Record<string, string[]>

export function clientModules(): Plugin {
  let root = ''
  return {
    name: 'client-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const modules: ClientModules = {}
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'chunk') modules[file] = Object.keys(output.modules).map((id) => moduleName(id, root))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) })
    },
  }
}

function moduleName(id: string, root: string): string {
  const file = id
    .replace(/^\0/, '')
    .replace(/\?.*$/, '')
    .replace(/^.*\/node_modules\//, 'node_modules/')
  return path.isAbsolute(file) ? path.relative(root, file).replaceAll(path.sep, '/') : file
}
