import { beforeEach, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes.ts'
import { emptyStorage } from './storage.ts'

/** The current test's fake network. */
export let network: FakeNetwork
/** Lines logged with console.error during the current test. */
export let logged: string[]

/** Before each test, empties the storage, replaces `fetch` with a fake network and keeps errors out of the test output. */
export function setUpSite(posts?: object[]) {
  beforeEach(async () => {
    await emptyStorage()
    network = fakeNetwork(posts)
    logged = []
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  })
}
