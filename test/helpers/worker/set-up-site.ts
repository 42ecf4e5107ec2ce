import { beforeEach, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes.ts'
import { emptyStorage } from './storage.ts'

export let network: FakeNetwork
export let logged: string[]

export function setUpSite(posts?: object[]) {
  beforeEach(async () => {
    await emptyStorage()
    network = fakeNetwork(posts)
    logged = []
    vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  })
}
