import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask } from './site'
import { CONTENT, emptyStorage } from './storage'
import { siteChanged } from './webhook'

interface Health {
  status: string
  content: string
  generation: number
  fetchedAt: string | null
  ageSeconds: number | null
  webhookAt: string | null
}

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
})
afterEach(() => vi.restoreAllMocks())

async function health() {
  const response = await ask('/api/health')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return response.json<Health>()
}

test('it tells the age of the content without asking Ghost', async () => {
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
  expect(await health()).toMatchObject({ status: 'ok', content: 'none', fetchedAt: null, webhookAt: null })
  expect(network.requests).toEqual([])
  await ask('/blog')
  const asked = network.requests.length
  expect(await health()).toMatchObject({
    content: 'fresh',
    ageSeconds: 0,
    fetchedAt: new Date(start).toISOString(),
  })
  clock.mockReturnValue(start + 301_000)
  expect(await health()).toMatchObject({ content: 'stale', ageSeconds: 301 })
  expect(network.requests.length).toBe(asked)
})

test('after a webhook it tells its time, and content from before it is stale', async () => {
  await ask('/blog')
  const before = Date.now()
  await siteChanged()
  const { content, generation, webhookAt } = await health()
  expect(content).toBe('stale')
  expect([generation >= before, Date.parse(`${webhookAt}`)]).toEqual([true, generation])
  await ask('/blog')
  expect((await health()).content).toBe('fresh')
})

test('it answers while storage is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(CONTENT, 'get').mockRejectedValue(new Error('KV is down') as never)
  expect(await health()).toMatchObject({ status: 'ok', content: 'none' })
})
