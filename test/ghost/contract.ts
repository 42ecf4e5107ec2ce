/**
 * Tests the behavior of Ghost's APIs that this project relies on. `npm test` runs the suite against the sample Ghost, and `npm
 * run test:ghost` runs it against a real Ghost so that the sample Ghost behaves like the real Ghost.
 */
import { describe } from 'vitest'
import { adminContract } from './contract/admin.ts'
import { clientContract } from './contract/client.ts'
import { contentContract } from './contract/content.ts'
import type { GhostTarget } from './contract/request.ts'

/**
 * Defines the contract tests.
 * @param target Returns the Ghost to test, which must contain the fixtures, including the edge-case posts. Each test calls
 * `target`.
 */
export function ghostContract(name: string, target: () => GhostTarget): void {
  describe(name, () => {
    clientContract(target)
    contentContract(target)
    adminContract(target)
  })
}
