/**
 * Writes the modules of each browser chunk to dist/client/.vite/modules.json for test/guards/client-build.ts. Vite's
 * manifest lists only entry modules. public/.assetsignore excludes the folder from the deployed files.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

/** Chunk file → paths of its modules, from the project's root or `node_modules/`. */
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
    generateBundle: {
      // Vite removes the chunks that contain only CSS before.
      order: 'post',
      handler(_options, bundle) {
        const modules: ClientModules = {}
        for (const [file, output] of Object.entries(bundle))
          if (output.type === 'chunk') modules[file] = Object.keys(output.modules).map((id) => moduleName(id, root))
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) })
      },
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
