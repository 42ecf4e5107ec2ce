/** The contract against the real Ghost: `npm run test:ghost`. Not part of `npm test`: the first run installs Ghost. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/ghost/real-*.test.ts'],
    // They share one Ghost, and the contract counts its posts.
    fileParallelism: false,
    globalSetup: ['./test/ghost/real/vitest-setup.ts'],
    testTimeout: 20_000,
  },
})
