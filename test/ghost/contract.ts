/** The mock Ghost and a real Ghost must both pass this suite, which proves that the mock behaves like Ghost. */
import { describe } from 'vitest'
import { adminContract } from './contract/admin.ts'
import { clientContract } from './contract/client.ts'
import { contentContract } from './contract/content.ts'
import type { GhostTarget } from './contract/request.ts'

export function ghostContract(name: string, target: () => GhostTarget): void {
  describe(name, () => {
    clientContract(target)
    contentContract(target)
    adminContract(target)
  })
}
