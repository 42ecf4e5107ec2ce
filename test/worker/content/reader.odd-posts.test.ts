import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { contentTexts } from '#shared/content.ts'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes.ts'
import { oddPosts, wholePost } from '#test/helpers/worker/odd-posts.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { emptyStorage } from '#test/helpers/worker/storage.ts'
import { previewToken } from '#worker/content/preview-token.ts'

const LISTS = [
  '/',
  '/blog',
  '/blog/tag/payroll',
  '/blog?q=excerpt',
  '/sitemap.xml',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/blog/tag/payroll/rss.xml',
  '/api/content/posts',
  '/api/content/tags/payroll',
  '/api/content/search?q=excerpt',
]

const SECRET = 'a secret that is long enough for us'
const DRAFT_ID = '6b018e577ad473018d6eb1cc'
const KEYS = { GHOST_ADMIN_KEY: `5a3b1e0f:${'ab'.repeat(32)}`, PREVIEW_SECRET: SECRET }
const REQUIRED = ['id', 'slug', 'tags.0.slug']

const odd = oddPosts()
const missingOptional = odd.filter(
  ({ path, value }) => (value === undefined || value === null) && !REQUIRED.includes(path),
)

let logged: MockInstance<typeof console.error>
let clockOffset = 0
const now = Date.now

beforeEach(async () => {
  clockOffset += 24 * 60 * 60 * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + clockOffset)
  await emptyStorage()
  newIsolate(KEYS)
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function answerAllRequestsWith(posts: readonly Record<string, unknown>[]): FakeNetwork {
  const network = fakeNetwork([])
  const meta = { pagination: { page: 1, limit: 100, pages: 1, total: posts.length } }
  network.ghost = () => Response.json({ posts, meta })
  return network
}

function statusesOf(name: string): number[] {
  return missingOptional.some((post) => post.name === name) ? [200] : [200, 503]
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetchSite(path)
  return { status: response.status, text: await response.text() }
}

test('post lists, feeds and the sitemap show all valid posts even if Ghost also sends malformed posts', async () => {
  const first = { ...wholePost('first'), published_at: '2026-01-04T10:00:00.000+00:00' }
  answerAllRequestsWith([first, ...odd.map(({ post }) => post), wholePost('last')])
  for (const path of LISTS) {
    const { status, text } = await read(path)
    expect([path, status, text.includes('first'), text.includes(contentTexts.posts)]).toEqual([path, 200, true, false])
  }
  const sitemap = (await read('/sitemap.xml')).text
  const missing = missingOptional.filter(({ post }) => !sitemap.includes(`/blog/${post.slug}<`))
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(sitemap).toContain('/blog/last<')
})

test('list pages respond with 200 if the only post in Ghost is unreadable', async () => {
  answerAllRequestsWith([{ ...wholePost('odd'), title: 7 }])
  const statuses = await Promise.all(
    ['/', '/blog', '/sitemap.xml', '/blog/odd'].map(async (path) => (await read(path)).status),
  )
  expect(statuses).toEqual([200, 200, 200, 503])
})

test('a request for a preview of a malformed draft gets a 200 or 503', async () => {
  const token = await previewToken(SECRET, { id: DRAFT_ID, brand: 'dresdentax', days: 2 })
  for (const { name, post } of odd) {
    answerAllRequestsWith([post])
    const { status } = await read(`/preview/its-slug?token=${token}`)
    expect([name, statusesOf(name)]).toEqual([name, expect.arrayContaining([status])])
  }
})

test('an isolate logs the same unreadable post only once', async () => {
  answerAllRequestsWith([wholePost('good'), { ...wholePost('odd'), id: 7 }])
  for (let round = 0; round < 3; round++) {
    for (const path of ['/blog', '/rss.xml']) expect((await read(path)).status).toBe(200)
    clockOffset += 60 * 60 * 1000
  }
  const lines = logged.mock.calls.map(([line]) => JSON.parse(`${line}`))
  expect(lines).toMatchObject([{ event: 'post-unreadable', id: '', slug: 'odd', fields: ['id'] }])
})
