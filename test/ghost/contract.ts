/**
 * How Ghost's Content API, and the little asked of its Admin API, behaves, as far as this project relies on it. The same suite runs against the sample Ghost on
 * every test run and against the real one with `npm run test:ghost`, so the stand-in cannot drift from what it stands for.
 */
import { describe } from 'vitest'
import { adminContract } from './contract/admin.ts'
import { clientContract } from './contract/client.ts'
import { contentContract } from './contract/content.ts'
import { httpContract } from './contract/http.ts'
import { queryContract } from './contract/query.ts'

export interface Target {
  /** Without a trailing slash. */
  url: string
  contentKey: string
  /** `id:secret` */
  adminKey: string
}

/** The Ghost must hold the fixtures, edge content included. It is asked for once the tests run. */
export function ghostContract(name: string, target: () => Target): void {
  describe(name, () => {
    clientContract(target)
    contentContract(target)
    queryContract(target)
    httpContract(target)
    adminContract(target)
  })
}
