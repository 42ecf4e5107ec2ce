/** The contract against the real Ghost: `npm run test:ghost`. Not part of `npm test`: the first run installs Ghost. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/ghost/real-ghost.test.ts'],
    globalSetup: ['./test/ghost/real/vitest-setup.ts'],
    testTimeout: 20_000,
  },
})
