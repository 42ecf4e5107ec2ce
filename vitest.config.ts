process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { withoutRenameNotice, withoutSourceMapLinks } from './test/tools/quiet.ts'
import { routeManifest } from './test/tools/vite-route-manifest.ts'

withoutRenameNotice()

const { plugin: manifest } = routeManifest({ entry: 'src/entry-client.tsx' })

/** What the worker is told in its tests; nothing listens at these addresses. */
const vars = {
  GHOST_URL: 'http://ghost.test',
  GHOST_CONTENT_KEY: 'content-key',
  GHOST_WEBHOOK_SECRET: 'webhook-secret',
  MAILCHANNELS_API_KEY: 'mail-key',
  MAILCHANNELS_BASE_URL: 'http://mail.test',
}

/**
 * A test that hangs is ended by these, ms, and nothing is timed by them: a busy machine may take many times as long as a
 * quiet one, on which the longest tests take some ten seconds.
 */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/worker/**', 'test/browser/**', 'test/ghost/real-*.test.ts'],
          ...patience,
        },
      },
      {
        plugins: [
          manifest,
          withoutSourceMapLinks('/feed/lib/'),
          react(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Nothing may reach the network; tests answer for Ghost and the mail service themselves.
              outboundService: (request: { url: string }) =>
                new Response(`No test answers for ${request.url}`, { status: 599 }) as never,
              bindings: { ...vars, TEST_MIGRATIONS: await readD1Migrations('./worker/migrations') },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...patience,
          include: ['test/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/worker/setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          ...patience,
          environment: 'jsdom',
          setupFiles: ['./test/client/setup.ts'],
          include: ['test/client/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['./test/browser/build.ts'],
          ...patience,
          expect: { poll: { timeout: 10_000 } },
          // One browser and one site at a time: two cores. Alone, too: what waits for a key or a frame must not
          // wait for other tests.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
