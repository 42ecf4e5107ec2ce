import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from './migrate.ts'
import { miniflareOptions } from './unstable-wrangler.ts'

const BUILD = path.resolve('dist/worker')

export interface SiteOptions {
  port: number
  vars: Record<string, string>
  onLog?: (line: string) => void
  /** Folder that stores KV, D1 and the cache between runs. By default, all data is kept only in memory. */
  persist?: string
  /** Folder with static files. By default, the folder of the production build. If false, the worker handles every request. */
  assets?: string | false
}

export type Site = Awaited<ReturnType<typeof startSite>>

export async function startSite(options: SiteOptions) {
  const { port, vars, persist, onLog, assets: folder = 'dist/client' } = options
  const config = path.join(BUILD, 'wrangler.json')
  if (!existsSync(config))
    throw new Error('Cannot serve the site because there is no build. Run `npm run build` first.')
  const { workerOptions } = miniflareOptions(config)
  const chunks = (await readdir(path.join(BUILD, 'assets'))).filter((file) => file.endsWith('.js'))
  const files = ['index.js', ...chunks.map((file) => `assets/${file}`)]
  const built = files.map((file) => ({ type: 'ESModule' as const, path: path.join(BUILD, file) }))
  // Serves a copy of the static files, because a new build would replace dist/ while the site is running.
  const assets = await mkdtemp(path.join(tmpdir(), 'site-assets-'))
  if (folder) await cp(path.resolve(folder), assets, { recursive: true })
  const removeAssets = () => rm(assets, { recursive: true, force: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      ...(persist && { resourcePersistencePath: path.resolve(persist) }),
      workers: [
        {
          ...workerOptions,
          assets: folder ? { ...(workerOptions.assets as object), directory: assets } : undefined,
          name: 'site',
          modulesRoot: BUILD,
          modules: built,
          bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
        },
      ],
    }),
  )
  const url = await miniflare.ready.catch(async (error) => {
    await Promise.allSettled([miniflare.dispose(), removeAssets()])
    throw new Error(`Cannot serve the site on port ${port}. Another program may use the port.`, { cause: error })
  })
  const database = () => miniflare.getD1Database('DB') as Promise<unknown> as Promise<D1Database>
  await migrate(await database())
  return {
    port: Number(url.port),
    database,
    async runCron(cron: string): Promise<void> {
      const worker = await miniflare.getWorker('site')
      await worker.scheduled({ cron })
    },
    content: () => miniflare.getKVNamespace('CONTENT') as Promise<unknown> as Promise<KVNamespace>,
    async stop() {
      await miniflare.dispose()
      await removeAssets()
    },
  }
}
