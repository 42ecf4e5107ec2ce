/** The production build in workerd, on this machine: what `npm start` and the browser tests serve. */
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { migrate } from './migrations.ts'

const BUILD = path.resolve('dist/worker')

export interface SiteOptions {
  /** 0: any free port. */
  port: number
  /** Settings, over those of wrangler.toml. */
  vars: Record<string, string>
  /** Takes what the worker logs, a line each; the console gets it without. */
  onLog?: (line: string) => void
  /** A folder that keeps KV, D1 and cache between starts; memory without. */
  persist?: string
}

export interface Site {
  port: number
  /** Waits for, and gives, the database the worker writes to. */
  database(): Promise<D1Database>
  /** Runs what the worker does by the clock: the sweep of every minute, or that of every day. */
  runCron(cron: string): Promise<void>
  stop(): Promise<void>
}

/** Needs `vite build` before. Brings the local database up to date. */
export async function startSite({ port, vars, persist, onLog }: SiteOptions): Promise<Site> {
  const config = path.join(BUILD, 'wrangler.json')
  if (!existsSync(config)) throw new Error('There is no build: run `npm run build` first')
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const chunks = (await readdir(path.join(BUILD, 'assets'))).filter((file) => file.endsWith('.js'))
  const modules = ['index.js', ...chunks.map((file) => `assets/${file}`)]
  // A later build, such as a test run's, replaces dist/ under a running site: it serves a copy of its own.
  const assets = await mkdtemp(path.join(tmpdir(), 'site-assets-'))
  await cp(path.resolve('dist/client'), assets, { recursive: true })
  const dropAssets = () => rm(assets, { recursive: true, force: true })
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
          assets: { ...(workerOptions.assets as object), directory: assets },
          name: 'site',
          modulesRoot: BUILD,
          modules: modules.map((file) => ({ type: 'ESModule', path: path.join(BUILD, file) })),
          bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
        },
      ],
    }),
  )
  const url = await miniflare.ready.catch(async (error) => {
    await Promise.allSettled([miniflare.dispose(), dropAssets()])
    throw new Error(`The site could not be served on port ${port}: is another program using it?`, { cause: error })
  })
  const database = () => miniflare.getD1Database('DB') as Promise<unknown> as Promise<D1Database>
  await migrate(await database())
  return {
    port: Number(url.port),
    database,
    async runCron(cron) {
      const worker = await miniflare.getWorker('site')
      await worker.scheduled({ cron })
    },
    async stop() {
      await miniflare.dispose()
      await dropAssets()
    },
  }
}
