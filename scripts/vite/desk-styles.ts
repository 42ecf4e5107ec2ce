/** Adds the desk's UnoCSS rules to src/desk/base.css. UnoCSS's plugin cannot add them, because it uses the site's config. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createGenerator } from 'unocss'
import type { Plugin } from 'vite'
import config from '#desk/uno.config.ts'
import { classesOf } from './class-check.ts'

/** In development, reuses one UnoCSS generator, because a new generator would clear the site's list of used CSS variables. */
const shared = createGenerator(config)

export function deskStyles(): Plugin {
  return {
    name: 'desk-styles',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/desk\/base\.css/ },
      async handler(base) {
        const files = globSync('src/desk/*.tsx')
        for (const file of files) this.addWatchFile(path.resolve(file))
        const uno = await (this.meta.watchMode ? shared : createGenerator(config))
        const { css } = await uno.generate(
          new Set(files.flatMap((file) => [...classesOf(file, readFileSync(file, 'utf8'))])),
        )
        return { code: `${base}\n${css}`, map: null }
      },
    },
  }
}
