/**
 * Adds the rules of the desk's classes to src/desk/base.css, which the desk inlines. UnoCSS's own plugin handles only the site,
 * because it has one configuration.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import config from '../../src/desk/uno.config.ts'

/** Created on import, because a new generator makes the other generators of the process forget the variables of their theme. */
const generator = createGenerator(config)

export function deskStyles(): Plugin {
  return {
    name: 'desk-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/desk\/base\.css/ },
      async handler(base) {
        const files = globSync('src/desk/*.tsx').map((file) => path.resolve(file))
        for (const file of files) this.addWatchFile(file)
        const uno = await generator
        const { css } = await uno.generate(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
        return { code: `${css}\n${base}`, map: null }
      },
    },
  }
}
