/**
 * Tests the behavior of Ghost's Content API and Admin API that this project relies on. `npm test` runs the suite on the
 * sample Ghost, and `npm run test:ghost` on the real one, so the two cannot drift apart.
 */
import { describe } from 'vitest'
import { adminContract } from './contract/admin.ts'
import { clientContract } from './contract/client.ts'
import { contentContract } from './contract/content.ts'
import type { GhostTarget } from './contract/request.ts'

/** @param target Returns the Ghost under test when a test runs. Its content must be the fixtures with edge posts. */
export function ghostContract(name: string, target: () => GhostTarget): void {
  describe(name, () => {
    clientContract(target)
    contentContract(target)
    adminContract(target)
  })
}
