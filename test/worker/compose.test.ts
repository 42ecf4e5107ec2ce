import { expect, test, vi } from 'vitest'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { fetchSite, newIsolate, swapIsolate } from '#test/helpers/worker/site.ts'
import { emptyStorage } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

test('an isolate serves changed content within 10 s after another isolate receives the webhook', async () => {
  putOffDeadlines()
  await emptyStorage()
  const posts = [ghostPost({ slug: 'first', title: 'Before' })]
  fakeNetwork(posts)
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
  const blog = async () => ((await (await fetchSite('/blog')).text()).includes('After') ? 'After' : 'Before')

  const here = newIsolate()
  expect(await blog()).toBe('Before')
  newIsolate()
  expect(await blog()).toBe('Before')
  const elsewhere = swapIsolate(here)
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  await siteChanged()
  expect(await blog()).toBe('After')

  swapIsolate(elsewhere)
  clock.mockReturnValue(start + 9_999)
  expect(await blog()).toBe('Before')
  clock.mockReturnValue(start + 10_000)
  expect(await blog()).toBe('After')
})
