/** `npm test` excludes the tests against a real Ghost because their first run installs Ghost. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/ghost/real-*.test.ts'],
    // All test files share one Ghost and count its posts, so test files run one at a time.
    fileParallelism: false,
    globalSetup: ['./test/ghost/real/vitest-setup.ts'],
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
