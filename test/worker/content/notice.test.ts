import { beforeEach, expect, test, vi } from 'vitest'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, loadPosts, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

let now = Date.parse('2026-12-20T15:00:00.000Z')
beforeEach(() => {
  now = Date.parse('2026-12-20T15:00:00.000Z')
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  return () => vi.useRealTimers()
})
const posts: object[] = []
setUpSite(posts)
beforeEach(() => {
  posts.length = 0
  posts.push(ghostPost({ slug: 'ordinary', title: 'An ordinary post' }))
})

const internal = (name: string) => ({ slug: `hash-${name}`, name: `#${name}`, visibility: 'internal' })

function addNotice(title: string, excerpt: string | null, more: object = {}) {
  const slug = title.toLowerCase().replace(/\W+/g, '-')
  const fields = { slug, title, custom_excerpt: excerpt, html: '<p>Text of the body.</p>', tags: [internal('notice')] }
  posts.push(ghostPost({ ...fields, ...more } as never))
}

async function noticeOn(path: string): Promise<string | undefined> {
  const html = await (await fetchSite(path)).text()
  const found = /<aside aria-label="Notice".*?<\/aside>/s.exec(html)?.[0]
  return found
    ?.replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}

test("a notice for all brands appears on every brand's pages with a link to the notice's post", async () => {
  addNotice('Closed for the holidays', 'December 24 to 26.')
  await loadPosts()
  const pages = ['/', '/contact', '/services/payroll?domain=payroll', '/blog?domain=brownco', '/blog/no-such-post']
  for (const path of pages) expect(await noticeOn(path)).toBe('Closed for the holidays December 24 to 26.')
  expect(await (await fetchSite('/contact')).text()).toContain('href="/blog/closed-for-the-holidays"')
  expect((await fetchSite('/blog/closed-for-the-holidays')).status).toBe(200)
})

test("a notice tagged with a brand is shown only on that brand's pages", async () => {
  addNotice('Full until February', null, { tags: [internal('notice'), internal('payroll')] })
  await loadPosts()
  expect(await noticeOn('/contact?domain=payroll')).toBe('Full until February ')
  expect(await noticeOn('/contact')).toBeUndefined()
  expect(await noticeOn('/contact?domain=brownco')).toBeUndefined()
})

test('a notice does not appear in lists, tags, search results, feeds or the sitemap', async () => {
  const tax = { slug: 'tax', name: 'Tax', visibility: 'public' }
  addNotice('Closed today', 'All day.', { tags: [internal('notice'), tax], featured: true })
  await loadPosts()
  const paths = [
    '/api/content/posts',
    '/api/content/featured',
    '/api/content/search?q=closed',
    '/rss.xml',
    '/sitemap.xml',
  ]
  for (const path of paths)
    expect([path, (await (await fetchSite(path)).text()).includes('closed-today')]).toEqual([path, false])
})

test.each([
  ['2026-12-26T04:59:00.000Z', 'Closed December 24 and 25.'],
  ['2026-12-26T05:00:00.000Z', undefined],
])('at %s, a notice with the line "until 2026-12-26" shows the text %s (undefined: hidden)', async (time, text) => {
  addNotice('Holidays', 'Closed December 24 and 25.\nuntil 2026-12-26')
  await loadPosts()
  now = Date.parse(time)
  vi.setSystemTime(now)
  expect(await noticeOn('/contact')).toBe(text && `Holidays ${text}`)
})

test.each([
  ['without an excerpt', null, ''],
  ['with HTML', '<b>Closed</b> & <script>alert(1)</script>', '<b>Closed</b> &amp; <script>alert(1)</script>'],
  ['with an impossible date', 'Closed.\nuntil 2026-02-30', 'Closed. until 2026-02-30'],
  ['with a date in the middle', 'Closed until 2026-01-01 and later.', 'Closed until 2026-01-01 and later.'],
])('a notice %s shows only its excerpt text', async (_what, excerpt, text) => {
  addNotice('Notice', excerpt)
  await loadPosts()
  expect(await noticeOn('/contact')).toBe(`Notice ${text}`)
})

test("a page shows at most 350 characters of a notice's excerpt", async () => {
  addNotice('Notice', 'We are closed. '.repeat(134))
  await loadPosts()
  expect((await noticeOn('/contact'))?.length).toBeLessThanOrEqual(357)
})

test('pages show only the newer of two notices until that notice is unpublished', async () => {
  addNotice('Older', 'One.', { published_at: '2026-12-01T10:00:00.000+00:00' })
  addNotice('Newer', 'Two.', { published_at: '2026-12-02T10:00:00.000+00:00' })
  await loadPosts()
  expect(await noticeOn('/contact')).toBe('Newer Two.')
  posts.pop()
  await siteChanged()
  expect(await noticeOn('/contact')).toBe('Older One.')
})

test('a page is shown without a notice while Ghost and KV are down', async () => {
  addNotice('Closed today', 'All day.')
  await loadPosts()
  newIsolate()
  network.ghost = () => new Response('', { status: 500 })
  vi.spyOn(CONTENT, 'get').mockRejectedValue(new Error('KV is down') as never)
  expect((await fetchSite('/contact')).status).toBe(200)
  expect(await noticeOn('/contact')).toBeUndefined()
})
