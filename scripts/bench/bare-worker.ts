/** Starts a Hono worker with one text response, in a workerd of its own. The benchmark compares everything with it. */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'

const SOURCE = `import { Hono } from 'hono'
export default new Hono().get('/', (c) => c.text('Hello'))`
const ENTRY = 'virtual:bare-worker'

/** Returns the worker with Hono in one module. */
export async function bundleBareWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-worker',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? SOURCE : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('The bare worker has no build output')
  return output.output[0].code
}

export interface BareWorker {
  port: number
  stop(): Promise<void>
}

export async function startBareWorker(code: string): Promise<BareWorker> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      workers: [
        {
          name: 'bare',
          modulesRoot: '/',
          modules: [{ type: 'ESModule', path: '/index.js', contents: code }],
          compatibilityDate: '2026-08-15',
          compatibilityFlags: ['nodejs_compat'],
        },
      ],
    }),
  )
  const url = await miniflare.ready
  return { port: Number(url.port), stop: () => miniflare.dispose() }
}
