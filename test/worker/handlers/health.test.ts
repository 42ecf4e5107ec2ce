import { expect, test, vi } from 'vitest'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { CONTENT } from '#test/helpers/worker/storage'
import { siteChanged } from '#test/helpers/worker/webhook'

interface Health {
  status: string
  content: string
  generation: number
  fetchedAt: string | null
  ageSeconds: number | null
  webhookAt: string | null
}

setUpSite()

async function health() {
  const response = await fetchSite('/api/health')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return response.json<Health>()
}

test('health reports the age of the content without a request to Ghost', async () => {
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
  expect(await health()).toMatchObject({ status: 'ok', content: 'none', fetchedAt: null, webhookAt: null })
  expect(network.requests).toEqual([])
  await fetchSite('/blog')
  const requests = network.requests.length
  expect(await health()).toMatchObject({
    content: 'fresh',
    ageSeconds: 0,
    fetchedAt: new Date(start).toISOString(),
  })
  clock.mockReturnValue(start + 301_000)
  expect(await health()).toMatchObject({ content: 'stale', ageSeconds: 301 })
  expect(network.requests.length).toBe(requests)
})

test('after a webhook, health reports its time, and the content is stale until the next load', async () => {
  await fetchSite('/blog')
  const before = Date.now()
  await siteChanged()
  const { content, generation, webhookAt } = await health()
  expect(content).toBe('stale')
  expect([generation >= before, Date.parse(`${webhookAt}`)]).toEqual([true, generation])
  await fetchSite('/blog')
  expect((await health()).content).toBe('fresh')
})

test('while KV is down, health gets a 200 and reports no content', async () => {
  vi.spyOn(CONTENT, 'get').mockRejectedValue(new Error('KV is down') as never)
  expect(await health()).toMatchObject({ status: 'ok', content: 'none' })
})
