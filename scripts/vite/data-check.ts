/** Fails the build if brand, service or industry data is missing or invalid. In development, reloads after edits. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'

interface Collection {
  root: string
  files: readonly string[]
  /** Folder that must contain a page `<id>.tsx` or `<id>/index.tsx` for each entry, for example, for each service. */
  routes?: string
}

const BRANDS = 'src/brands'

const COLLECTIONS: readonly Collection[] = [
  {
    root: BRANDS,
    files: [
      ...['brand.ts', 'copy.ts', 'art/bands.svg', 'art/hero.svg', 'art/logo.svg', 'art/icon.svg', 'art/icon-180.png'],
      ...['art/icon-192.png', 'art/icon-512.png', 'art/icon-maskable-512.png', 'art/share.png'],
    ],
  },
  { root: 'src/catalog/services', files: ['service.ts', 'copy.ts', 'drawing.svg'], routes: 'src/routes/services' },
  { root: 'src/catalog/industries', files: ['industry.ts', 'copy.ts', 'drawing.svg'], routes: 'src/routes/industries' },
]

export function folderNames(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => name).sort()
}

/** @returns one error message per missing data file. `import.meta.glob` does not report missing files. */
export function missingFiles(project = '.'): string[] {
  const isMissing = (file: string) => !existsSync(path.join(project, file))
  return COLLECTIONS.flatMap(({ root, files, routes }) =>
    folderNames(path.join(project, root)).flatMap((id) => [
      ...files.map((file) => `${root}/${id}/${file}`).filter(isMissing),
      ...(routes && [`${routes}/${id}.tsx`, `${routes}/${id}/index.tsx`].every(isMissing)
        ? [`${routes}/${id}.tsx`]
        : []),
    ]),
  ).map((file) => `${file}: the file is missing`)
}

interface BrandWithPeople {
  id: string
  copy: { about: { people?: readonly { portrait: string }[] | undefined } }
}

export function missingPortraits(brands: readonly BrandWithPeople[], project = '.'): string[] {
  return brands.flatMap(({ id, copy }) =>
    (copy.about.people ?? [])
      .filter(({ portrait }) => !existsSync(path.join(project, `src/brands/${id}/art/${portrait}`)))
      .map(({ portrait }) => `src/brands/${id}/art/${portrait}: the portrait is missing, but copy.ts names it`),
  )
}

/** Name of the event that worker/index.ts sends after the worker has loaded an edited file. */
const UPDATED = 'worker:updated'

/**
 * In development, reloads the page after an edit to a data file such as brand.ts. Vite itself would update only the
 * worker, because the browser does not import data files.
 */
export function dataCheck(): Plugin {
  let reloads = false
  return {
    name: 'data-check',
    async buildStart() {
      if (this.environment.name !== 'client') return
      const missing = missingFiles()
      if (missing.length > 0) this.error(missing.join('\n'))
      const read = <Module>(root: string) =>
        runnerImport<Module>(path.resolve(root, 'index.ts'), { logLevel: 'error' }).catch((error) =>
          this.error(error.message),
        )
      for (const { root } of COLLECTIONS) if (root !== BRANDS) await read(root)
      const { module } = await read<{ brands: readonly BrandWithPeople[] }>(BRANDS)
      const portraits = missingPortraits(module.brands)
      if (portraits.length > 0) this.error(portraits.join('\n'))
    },
    configureServer({ environments: { client, worker } }) {
      worker?.hot.on(UPDATED, () => {
        if (reloads) client.hot.send({ type: 'full-reload' })
        reloads = false
      })
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'worker' || modules.length === 0) return
      if (!server.environments.client.moduleGraph.getModulesByFile(file)?.size) reloads = true
    },
  }
}
