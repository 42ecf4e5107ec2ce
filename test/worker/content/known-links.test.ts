import { expect, test, vi } from 'vitest'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

const TAG = { slug: 'tax', name: 'Tax', visibility: 'public', description: null }
const GHOST = 'http://ghost.test'
const HTML = [
  `<p><a href="${GHOST}/linker/">self</a> <a href="${GHOST}/linked/?a=1#b">post</a> <a href="/tag/tax/">tag</a>`,
  `<a href="${GHOST}/tag/tax/rss/">feed</a> <a href="/contact">page</a> <a href="https://a.test/blog/linked">other</a>`,
  '<code>&lt;a href="/blog/linked"&gt;</code></p>',
].join(' ')
const linker = ghostPost({ slug: 'linker', html: HTML, feature_image_caption: '<a href="/linked/">caption</a>' })
const linked = ghostPost({ slug: 'linked', tags: [TAG as never] })

const posts: object[] = []
setUpSite(posts)

function publish(...now: object[]) {
  posts.splice(0, posts.length, ...now)
  const later = Date.now() + 301_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
}

async function hrefs(path: string): Promise<string[]> {
  const html = (await (await fetchSite(path)).text()).replaceAll('\\"', '"')
  const body = html.slice(html.indexOf('>self<') - 200)
  return ['self', 'post', 'tag', 'feed', 'page', 'other', 'caption'].filter((name) =>
    new RegExp(`<a [^>]*href="[^"]+"[^>]*>${name}</a>`).test(body),
  )
}

const ALL = ['self', 'post', 'tag', 'feed', 'page', 'other', 'caption']
const WITHOUT_LINKED = ['self', 'page', 'other']

test('a post keeps its link to another post as long as the cached post list contains that post', async () => {
  publish(linker)
  await fetchSite('/blog')
  expect(await hrefs('/api/content/posts/linker')).toEqual(WITHOUT_LINKED)
  publish(linker, linked)
  await fetchSite('/blog')
  network.requests.length = 0
  expect(await hrefs('/api/content/posts/linker')).toEqual(ALL)
  publish(linker)
  await fetchSite('/blog')
  expect(await hrefs('/api/content/posts/linker')).toEqual(WITHOUT_LINKED)
})

test('pages and feeds contain no links to unknown posts', async () => {
  publish(linker)
  await fetchSite('/blog')
  for (const path of ['/blog/linker', '/rss.xml', '/atom.xml', '/feed.json', 'https://payroll.example/rss.xml']) {
    const text = await (await fetchSite(path)).text()
    expect(await hrefs(path)).toEqual(expect.arrayContaining(['self', 'page', 'other']))
    expect((await hrefs(path)).filter((name) => name === 'post' || name === 'tag')).toEqual([])
    expect(text.replaceAll('\\"', '"')).toContain('a href="/blog/linked">')
  }
})

test('a post keeps all its links if no post list is cached', async () => {
  publish(linker)
  expect(await hrefs('/api/content/posts/linker')).toEqual(ALL)
  expect(network.requests).toHaveLength(1)
})

test('a post keeps its links to itself even if the cached post list does not contain the post yet', async () => {
  publish(linked)
  await fetchSite('/blog')
  posts.push(linker)
  expect(await hrefs('/api/content/posts/linker?insist=1')).toContain('self')
})
