/** `npm run test:ghost` runs the contract tests against a real Ghost. Not part of `npm test`, because the first run installs Ghost. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/ghost/real-*.test.ts'],
    // Test files run one at a time, because they share one Ghost, and the contract tests count Ghost's posts.
    fileParallelism: false,
    globalSetup: ['./test/ghost/real/vitest-setup.ts'],
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
