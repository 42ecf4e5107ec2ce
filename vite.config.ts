// Keeps Cloudflare's plugin from downloading an example of `request.cf` on every start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

import { globSync } from 'node:fs'
import path from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, runnerImport, type UserConfig } from 'vite'
import { devVars } from '#scripts/dev-vars.ts'
import { art } from '#scripts/vite/art.ts'
import { classCheck } from '#scripts/vite/class-check.ts'
import { dataCheck } from '#scripts/vite/data-check.ts'

/** Matches modules that most pages load together. Bundling them into one chunk saves requests and headers. */
const BLOCKS = /\/src\/(?:features\/(?:firm\/contact-link|page\/(?:blocks|content-page|questions))|ui\/data-table)\./
/** Matches code that the contact form and the schedule form share. */
const FORMS = /\/src\/features\/forms\/(?:form-fields|form-stages|lead-form)\./
/** Matches code that all blog pages share. */
const POSTS = /\/src\/features\/(?:blog\/(?:all-posts-link|post-cards|post-image)|errors\/(?:long-slug|reasons)\.tsx)/

/** Imports the module through Vite, because the settings checks load the brand folders with `import.meta.glob`. */
async function environmentVars(): Promise<Record<string, string>> {
  const { module } = await runnerImport<typeof import('#scripts/configured-vars.ts')>('./scripts/configured-vars.ts')
  return module.configuredVars(process.env)
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  // A build omits these settings, because a developer's environment variables must not be deployed.
  const vars = command === 'serve' ? { ...devVars(), ...(await environmentVars()) } : {}
  return {
    // The build's id. It is part of every page cache key, so that pages from other builds are never served.
    define: { 'import.meta.env.VITE_BUILD': JSON.stringify(Date.now().toString(36)) },
    plugins: [
      dataCheck(),
      classCheck(),
      art(),
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
        autoCodeSplitting: true,
        // A route's loader, copy and components form one chunk, so that a page loads only its own code. The pending component is
        // not in that chunk, because the router must show it before the chunk has loaded.
        codeSplittingOptions: {
          // With HMR code, a hot update would stop at the route's file, and the worker would render the old page.
          addHmr: false,
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      }),
      unocss(),
      react(),
      cloudflare({
        viteEnvironment: { name: 'worker' },
        config: (config) => {
          if (command === 'serve') {
            // Turns off the page cache, because in development pages change without a build.
            config.vars = { ...config.vars, PAGE_CACHE: 'off', ...vars }
            // Cloudflare's plugin reads .dev.vars in this file's folder, and its values would override the environment variables.
            config.userConfigPath = path.resolve('.wrangler/wrangler.toml')
          }
        },
      }),
    ],
    // Builds the client first, because the worker embeds the client's manifest.
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'worker'] as const) {
          const environment = builder.environments[name]
          if (!environment) throw new Error(`Vite has no build environment named ${name}`)
          await builder.build(environment)
        }
      },
    },
    environments: {
      client: {
        build: {
          manifest: true,
          // test/guards/client-build.ts reads each chunk's modules from the source maps. public/.assetsignore keeps the maps from
          // being deployed.
          sourcemap: 'hidden',
          rolldownOptions: {
            input: ['src/app/entry-client.tsx', ...globSync('src/brands/*/{home,pages}.css')],
            // Keeps the first load in one chunk, even if other chunks share its modules. See docs/decisions.md.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'site', tags: ['$initial'], test: /^(?!.*\/src\/brands\/.*\.css)/ },
                  { name: 'blocks', test: BLOCKS },
                  { name: 'forms', test: FORMS },
                  { name: 'posts', test: POSTS },
                ],
              },
            },
          },
          // Otherwise, each page's first load would list the imports of all routes. The router preloads routes on intent.
          modulePreload: false,
        },
      },
      worker: {
        build: {
          minify: true,
          sourcemap: true,
          // All pages form one chunk, and the worker entry's static imports form another. One chunk per page would load more slowly
          // and add 40 kB.
          rolldownOptions: {
            // Pages load some parts lazily in the browser, but on the server these parts are in one chunk anyway.
            checks: { ineffectiveDynamicImport: false },
            output: {
              // File names have no hashes, so that positions in log lines match any build of the same commit.
              chunkFileNames: 'assets/[name].js',
              codeSplitting: {
                groups: [
                  { name: 'start', tags: ['$initial'] },
                  { name: 'pages', test: /\/src\/routes\// },
                ],
              },
            },
          },
        },
      },
    },
  }
})
