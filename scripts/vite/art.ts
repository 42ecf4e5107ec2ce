/**
 * Adds the drawings to the development server and to the client build. Each brand's art/ folder appears under
 * /art/<id>/. The county map and three combined SVG files for service drawings, industry drawings and icons appear
 * under /art/.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { folderNames } from './data-check.ts'
import { drawingSheet } from './drawing-sheet.ts'
import { iconSheet } from './icon-sheet.ts'

const BRANDS = 'src/brands'
const SHEETS: Readonly<Record<string, () => Promise<string>>> = {
  '/art/services.svg': async () => drawingSheet('src/catalog/services'),
  '/art/industries.svg': async () => drawingSheet('src/catalog/industries'),
  '/art/icons.svg': iconSheet,
  '/art/counties.svg': async () => readFileSync('src/features/firm/county-map.svg', 'utf8'),
}

export function art(): Plugin {
  return {
    name: 'art',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = '', id, file] = request.url?.match(/^\/art\/([\w-]+)\/([\w-]+\.\w+)/) ?? []
        const source = `${BRANDS}/${id}/art/${file}`
        if (existsSync(source)) request.url = request.url?.replace(address, `/${source}`)
        const sheet = SHEETS[request.url ?? '']
        if (!sheet) return next()
        sheet().then((svg) => response.setHeader('content-type', 'image/svg+xml').end(svg), next)
      })
    },
    async generateBundle() {
      for (const id of folderNames(BRANDS))
        for (const file of readdirSync(`${BRANDS}/${id}/art`)) {
          const source = readFileSync(`${BRANDS}/${id}/art/${file}`)
          this.emitFile({ type: 'asset', fileName: `art/${id}/${file}`, source })
        }
      for (const [url, sheet] of Object.entries(SHEETS))
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: await sheet() })
    },
  }
}
