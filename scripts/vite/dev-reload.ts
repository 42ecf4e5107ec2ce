/**
 * Shows every edit in development.
 *
 * The route files accept hot updates. In the browser, that replaces a part of the page. In the worker, the update would end
 * there and the rest of the worker would keep the old module, so only the worker's entry accepts updates.
 *
 * The browser never imports brand data and other files of the worker, so Vite has no update for the page. The page reloads
 * when the worker has loaded the edit.
 */
import type { Plugin } from 'vite'

/** worker/index.ts sends this event. */
const UPDATED = 'worker:updated'

export function devReload(): Plugin[] {
  let reloads = false
  return [
    {
      name: 'dev-reload',
      apply: 'serve',
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
    },
    {
      name: 'dev-reload:worker-entry-only',
      apply: 'serve',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === 'worker',
      transform: {
        filter: { id: /\/src\//, code: 'import.meta.hot' },
        handler: (code) => ({ code: code.replaceAll('import.meta.hot', 'undefined'), map: null }),
      },
    },
  ]
}
