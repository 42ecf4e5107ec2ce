/**
 * Tests for the Ghost API behavior that this project relies on. `npm test` runs the suite against the mock Ghost.
 * `npm run test:ghost` runs it against a real Ghost to verify that the mock Ghost behaves the same way.
 */
import { describe } from 'vitest'
import { adminContract } from './contract/admin.ts'
import { clientContract } from './contract/client.ts'
import { contentContract } from './contract/content.ts'
import type { GhostTarget } from './contract/request.ts'

/**
 * Defines the contract tests.
 * @param target Each test calls this function, which returns the Ghost to test. That Ghost must contain all fixtures, including
 * the edge-case posts.
 */
export function ghostContract(name: string, target: () => GhostTarget): void {
  describe(name, () => {
    clientContract(target)
    contentContract(target)
    adminContract(target)
  })
}
