// The plugin would otherwise ask Cloudflare for a sample `request.cf` at every start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

import path from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { configuredVars } from './test/tools/configured-vars.ts'
import { devVars } from './test/tools/dev-vars.ts'
import { brandCheck } from './test/tools/vite-brand-check.ts'
import { clientModules } from './test/tools/vite-client-modules.ts'
import { minifiedTwice } from './test/tools/vite-minified-twice.ts'
import { routeManifest } from './test/tools/vite-route-manifest.ts'
import { settledContent } from './test/tools/vite-settled-content.ts'
import { withoutUnused } from './test/tools/vite-without-unused.ts'

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//

export default defineConfig(({ command, isPreview }) => {
  const manifest = routeManifest({ entry: 'src/entry-client.tsx' })
  return {
    plugins: [
      brandCheck(),
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        autoCodeSplitting: true,
        // A route's loader, copy and components are one chunk, so that the first load carries none but its own. What
        // stands in for a page is not among them: it would be waited for itself, and the router would take the page for
        // there before it is.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
        plugins: [manifest.routeFiles],
      }),
      manifest.plugin,
      settledContent({ files: ['src/content/tax-calculator.ts'] }),
      withoutUnused(),
      minifiedTwice(),
      clientModules(),
      unocss(),
      react(),
      cloudflare({
        viteEnvironment: { name: 'worker' },
        config: (config) => {
          // In dev `run_worker_first` would swallow /@vite/client, /src/* and /node_modules/*.
          if (command === 'serve' && !isPreview && config.assets) delete config.assets.run_worker_first
          // Not in a build: what is exported for development must not be deployed as plain settings.
          if (command === 'serve') {
            config.vars = { ...config.vars, ...devVars(), ...configuredVars(process.env) }
            // The plugin would put .dev.vars, which it looks for beside this file, over the environment once more.
            config.userConfigPath = path.resolve('.wrangler/wrangler.toml')
          }
        },
      }),
    ],
    // The worker embeds the client's manifest, so the client is built first.
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'worker'] as const) {
          const environment = builder.environments[name]
          if (!environment) throw new Error(`No build environment called ${name}`)
          await builder.build(environment)
        }
      },
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // What every page loads anyway in one file: fewer bytes, and one that most deploys leave as it is.
            // And no module of the first load in a chunk of its own because another chunk uses it too.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: FRAMEWORK },
                  { name: 'site', tags: ['$initial'] },
                ],
              },
            },
          },
          // The lists of what each route's chunk imports would be in every page's first load; routes are preloaded on intent.
          modulePreload: { polyfill: false, resolveDependencies: () => [] },
        },
      },
      // In one file: many small ones weigh 30 kB more when packed.
      worker: { build: { minify: true, rolldownOptions: { output: { codeSplitting: false } } } },
    },
  }
})
