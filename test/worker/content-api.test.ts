import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { ask } from './site'
import { emptyStorage } from './storage'

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork(
    Array.from({ length: 12 }, (_, index) => ghostPost({ slug: `post-${index + 1}`, featured: index === 4 })),
  )
})
afterEach(() => vi.restoreAllMocks())

test('the featured are filled up with the newest, none twice', async () => {
  const posts = await (await ask('/api/content/featured')).json<{ slug: string }[]>()
  expect(posts.map(({ slug }) => slug)).toEqual(['post-5', 'post-1', 'post-2'])
})

test('an excerpt tells the cells of a table apart', async () => {
  const html = '<table><tr><td>A<br>a</td><td>B</td></tr></table>'
  vi.restoreAllMocks()
  fakeNetwork([ghostPost({ slug: 'table', html })])
  expect(await (await ask('/api/content/posts')).json()).toMatchObject({ posts: [{ excerpt: 'A a B' }] })
})

test('a page of posts says how many pages there are', async () => {
  const page = await (await ask('/api/content/posts?page=2')).json<{ posts: object[] }>()
  expect(page).toMatchObject({ page: 2, pages: 2 })
  expect(page.posts).toHaveLength(3)
})

test('a list does not carry the texts of its posts', async () => {
  expect(await (await ask('/api/content/posts')).text()).not.toContain('html')
})

test('a post answers with an ETag, and 304 to who has it', async () => {
  const first = await ask('/api/content/posts/post-1')
  const etag = first.headers.get('etag') ?? ''
  expect(await first.json()).toMatchObject({ slug: 'post-1', html: '<p>Text of post-1.</p>' })
  const second = await ask('/api/content/posts/post-1', { headers: { 'if-none-match': etag } })
  expect([etag !== '', second.status, await second.text()]).toEqual([true, 304, ''])
})

test('an unknown post is a 404 and is not asked for again for a minute', async () => {
  const asked = () => network.requests.filter((request) => request.includes('unknown-here')).length
  for (let time = 0; time < 5; time++) expect((await ask('/api/content/posts/unknown-here')).status).toBe(404)
  expect(asked()).toBe(1)
})

test('an address that cannot be a slug never reaches Ghost', async () => {
  for (const slug of ['UPPER', 'a.b', '..%2Fsettings', 'a'.repeat(192), '%00', '%E0%A4%A'])
    expect([slug, (await ask(`/api/content/posts/${slug}`)).status]).toEqual([slug, 404])
  expect(network.requests).toEqual([])
})

test('Ghost down: 503 in words for visitors, not to be stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('<html>upstream</html>', { status: 502 })
  const response = await ask('/api/content/posts')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await response.json()).toEqual({ success: false, error: 'Unable to load posts. Please try again later.' })
})
