// Keeps Cloudflare's plugin from downloading sample values for `request.cf` on every start.
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
import { deskStyles } from '#scripts/vite/desk-styles.ts'

/** Matches modules that most pages load together. These modules form one chunk, which saves requests. */
const BLOCKS = /\/src\/(?:features\/(?:firm\/contact-link|page\/(?:blocks|content-page|questions))|ui\/data-table)\./
/** Matches modules that the contact form and the schedule form share. */
const FORMS = /\/src\/features\/forms\/(?:form-fields|form-stages|lead-form)\./
/** Matches modules that all blog pages share. */
const POSTS = /\/src\/features\/(?:blog\/(?:all-posts-link|post-cards|post-image)|errors\/(?:long-slug|reasons)\.tsx)/

/**
 * Reads settings from environment variables. Loads scripts/configured-vars.ts through Vite, because that module depends on
 * modules that use Vite's `import.meta.glob`.
 */
async function environmentVars(): Promise<Record<string, string>> {
  const { module } = await runnerImport<typeof import('#scripts/configured-vars.ts')>('./scripts/configured-vars.ts')
  return module.configuredVars(process.env)
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  // Settings for development. A build omits these settings, because a developer's environment variables must not be deployed.
  const vars = command === 'serve' ? { ...devVars(), ...(await environmentVars()) } : {}
  return {
    // The build's id. It is part of every page cache key, so the worker never serves a page from another build.
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
        // A route's loader, copy and components form one chunk, so a page loads only its own code. The chunk excludes the
        // pending component, which the router shows while the chunk is loading.
        codeSplittingOptions: {
          // Omits HMR code from route files. Otherwise, a hot update would stop at the route's file, and the worker would render
          // the old page.
          addHmr: false,
          defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
        },
      }),
      unocss(),
      deskStyles(),
      react(),
      cloudflare({
        viteEnvironment: { name: 'worker' },
        config: (config) => {
          if (command === 'serve') {
            // Turns off the page cache because pages change without a new build in development.
            config.vars = { ...config.vars, PAGE_CACHE: 'off', ...vars }
            // Uses a folder without a .dev.vars file, because the plugin would let .dev.vars override the environment variables.
            config.userConfigPath = path.resolve('.wrangler/wrangler.toml')
          }
        },
      }),
    ],
    // Builds the client before the worker, because the worker embeds the client's manifest.
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
          // Source maps list the modules of each chunk for test/guards/client-build.ts. public/.assetsignore excludes source maps
          // from the deployment.
          sourcemap: 'hidden',
          rolldownOptions: {
            input: ['src/app/entry-client.tsx', ...globSync('src/brands/*/{home,pages}.css')],
            // Puts the code of the first page load into one chunk, including modules that other chunks also use. See
            // docs/decisions.md.
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
          // Turns off module preloading, which would add a list of all routes' imports to the code that every page loads first.
          modulePreload: false,
        },
      },
      worker: {
        build: {
          minify: true,
          sourcemap: true,
          // All pages form one chunk, and the worker entry's static imports form a second chunk. One chunk per page would load
          // more slowly and add 40 kB after compression.
          rolldownOptions: {
            // Turns off warnings about lazy imports that have no effect. All pages form one chunk in the worker, so the
            // warnings are expected.
            checks: { ineffectiveDynamicImport: false },
            output: {
              // File names have no hashes, so code positions in log lines match every build of the same commit.
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
