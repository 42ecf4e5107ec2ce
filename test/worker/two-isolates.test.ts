import { afterEach, expect, test, vi } from 'vitest'
import { fakeNetwork, ghostPost } from './fakes'
import { ask, newIsolate, swapIsolate } from './site'
import { emptyStorage } from './storage'
import { siteChanged } from './webhook'

afterEach(() => vi.restoreAllMocks())

test('what a webhook told one isolate another sees within 90 seconds, and serves what it has until then', async () => {
  await emptyStorage()
  const posts = [ghostPost({ slug: 'first', title: 'Before' })]
  fakeNetwork(posts)
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
  const blog = async () => ((await (await ask('/blog')).text()).includes('After') ? 'After' : 'Before')

  const here = newIsolate()
  expect(await blog()).toBe('Before')
  newIsolate()
  expect(await blog()).toBe('Before')
  const elsewhere = swapIsolate(here)
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  await siteChanged()
  expect(await blog()).toBe('After')

  swapIsolate(elsewhere)
  clock.mockReturnValue(start + 9_000)
  expect(await blog()).toBe('Before')
  clock.mockReturnValue(start + 90_000)
  expect(await blog()).toBe('After')
})
