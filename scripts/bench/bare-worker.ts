/** A Hono worker with one text response. The benchmark compares everything with it. */
import { build } from 'vite'
import { type Site, startSite } from '#scripts/site'
import { withPid } from './workerd.ts'

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

/** Starts it with the bindings of the site. @param code The bundled worker. */
export function startBareWorker(code: string, persist?: string): Promise<Site & { pid: number }> {
  return withPid(() =>
    startSite({ port: 0, vars: {}, assets: false, onLog: () => {}, code, ...(persist && { persist }) }),
  )
}
