/**
 * Page copy that is worked out of data is settled at the build: the worker gets the tables of the tax years, which are
 * small, without the figures they are drawn from, which the calculator's own code brings to the browser.
 */
import { type Plugin, runnerImport } from 'vite'

export function settledContent({ files }: { files: readonly string[] }): Plugin {
  return {
    name: 'settled-content',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    async load(id) {
      if (!files.some((file) => id.endsWith(`/${file}`))) return
      const { module } = await runnerImport<{ default: unknown }>(id, { configFile: false, logLevel: 'error' })
      return `export default ${JSON.stringify(module.default)}`
    },
  }
}
