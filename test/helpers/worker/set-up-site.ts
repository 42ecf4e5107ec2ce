import { beforeEach, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes.ts'
import { emptyStorage } from './storage.ts'

/** The network of the running test. */
export let network: FakeNetwork
/** Lines that the running test has logged with console.error. */
export let logged: string[]

/** Before each test: empties the storage, replaces `fetch` as `fakeNetwork` does, and keeps errors out of the output. */
export function setUpSite(posts?: object[]) {
  beforeEach(async () => {
    await emptyStorage()
    network = fakeNetwork(posts)
    logged = []
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  })
}
