process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The worker's settings in tests. No server exists at these URLs. */
const vars = {
  GHOST_URL: 'http://ghost.test',
  GHOST_CONTENT_KEY: 'content-key',
  GHOST_WEBHOOK_SECRET: 'webhook-secret',
  MAILCHANNELS_API_KEY: 'mail-key',
  MAILCHANNELS_BASE_URL: 'http://mail.test',
}

/**
 * Timeouts in ms, so long that only a hung test reaches them. On a busy machine, a test of 10 s can take minutes.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 }

/**
 * Options that let test files share modules, which saves most of the startup time. Tests reset the state that they change. The
 * "client" project does not use these options, because its tests mock modules.
 */
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true }

/**
 * Returns a pattern for test files. Files named `*.slow.test.ts` take minutes or test rare states, so only
 * `npm run test:slow` runs them, in "slow" mode.
 */
const testFiles = (mode: string) => (mode === 'slow' ? '*.slow.test' : '!(*.slow).test')

export default defineConfig(({ mode }) => ({
  test: {
    // Uses all cores. By default, Vitest leaves one core free, so a machine with two cores would run only one file at a time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: [`test/**/${testFiles(mode)}.ts`],
          exclude: [
            'test/worker/!(ops)/**/!(*.node).test.ts',
            'test/worker/*.test.ts',
            'test/browser/**',
            'test/ghost/real-*.test.ts',
            'test/output/**',
          ],
          ...limits,
          ...shared,
        },
      },
      {
        plugins: [
          react(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Blocks network requests. Tests stub `fetch` to mimic Ghost and MailChannels.
              outboundService: (request: { url: string }) =>
                new Response(`The test sends no response for ${request.url}`, { status: 599 }) as never,
              bindings: { ...vars, TEST_MIGRATIONS: await readD1Migrations('./worker/db/migrations') },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...limits,
          ...shared,
          include: [`test/worker/**/${testFiles(mode)}.ts`],
          exclude: ['test/worker/ops/**', '**/*.node.test.ts'],
          setupFiles: ['./test/helpers/worker/setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          ...limits,
          restoreMocks: true,
          environment: 'jsdom',
          setupFiles: ['./test/helpers/client/setup.ts'],
          include: [`test/src/**/${testFiles(mode)}.tsx`],
        },
      },
      {
        test: {
          name: 'browser',
          globalSetup: ['./test/browser/build.ts'],
          ...limits,
          ...shared,
          expect: { poll: { timeout: 60_000 } },
          include: [`test/browser/**/${testFiles(mode)}.ts`],
          // Each process starts its own site and browser, so more than two processes would only compete for the same cores.
          maxWorkers: 2,
          // Runs the browser tests after the tests in all other projects.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}))
