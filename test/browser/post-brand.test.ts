/** Ghost's internal tags #brownco and #payroll assign a post to a brand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { sendRequest, servedAs } from '#scripts/send-request'
import { type Site, startSite } from '#scripts/site'
import type { BrandId } from '#shared/brand-id'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'

const HOMES = { 'edge-brownco': 'brownco', 'edge-payroll': 'payroll', 'edge-empty': 'dresdentax' } as const
const POSTS = Object.entries(HOMES)

let ghost: SampleGhost
let site: Site

beforeAll(async () => {
  ghost = await startSampleGhost({ edge: true })
  ghost.edit('edge-brownco', { featured: true })
  // The site ignores other internal tags and does not show them either.
  ghost.publish({ slug: 'noted', title: 'Noted', tags: ['tax', 'hash-campaign', 'hash-brownco'] })
  const vars = { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, MAILCHANNELS_API_KEY: 'unused' }
  site = await startSite({ port: 0, vars })
})
afterAll(() => Promise.all([site?.stop(), ghost?.stop()]))

async function read(brand: BrandId, path: string): Promise<string> {
  const headers = servedAs(`https://${getBrand(brand).domain}${path}`)
  return `${(await sendRequest({ port: site.port, path, headers })).body}`
}

const homeOf = ([slug, home]: (typeof POSTS)[number]) => `https://${getBrand(home).domain}/blog/${slug}`

test.each(BRAND_IDS)('%s shows the posts of all brands, with the canonical URL of the post’s brand', async (brand) => {
  for (const post of POSTS) {
    const html = await read(brand, `/blog/${post[0]}`)
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(homeOf(post))
    expect(html.match(/<meta property="og:url" content="([^"]*)"/)?.[1]).toBe(homeOf(post))
    const [, json = ''] = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
    const posting = JSON.parse(json)['@graph'].find((node: { '@type': string }) => node['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({ url: homeOf(post), mainEntityOfPage: homeOf(post) })
  }
})

test.each(BRAND_IDS)('the sitemap of %s lists only the posts of that brand', async (brand) => {
  const sitemap = await read(brand, '/sitemap.xml')
  for (const post of POSTS) expect([post, sitemap.includes(homeOf(post))]).toEqual([post, post[1] === brand])
})

test.each([
  ['brownco', ['edge-brownco', 'noted']],
  ['payroll', ['edge-payroll']],
  ['dresdentax', []],
] as const)('lists of %s start with the posts of that brand: %j', async (brand, first) => {
  const posts = async (
    path: string,
  ): Promise<{ slug: string; home: BrandId; publishedAt: string; featured: boolean }[]> => {
    const list = JSON.parse(await read(brand, `/api/content/${path}`))
    return list.posts ?? list
  }
  const listed = await posts('posts')
  expect(listed.map(({ slug }) => slug).slice(0, first.length)).toEqual(first)
  const own = listed.filter(({ home }) => home === brand)
  expect(listed.slice(0, own.length)).toEqual(own)
  for (const group of [own, listed.slice(own.length)]) {
    const newestFirst = group.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    const featuredFirst = newestFirst.toSorted((one, other) => Number(other.featured) - Number(one.featured))
    expect(group).toEqual(featuredFirst)
  }
  expect((await posts('tags/tax')).slice(0, 1).map(({ home }) => home)).toEqual([
    brand === 'payroll' ? 'brownco' : brand,
  ])
  if (brand === 'brownco') expect((await posts('featured'))[0]?.slug).toBe('edge-brownco')
  const html = await read(brand, '/blog')
  // Featured posts are above the list.
  const places = listed
    .slice(0, 4)
    .filter(({ featured }) => !featured)
    .map(({ slug }) => html.lastIndexOf(`href="/blog/${slug}"`))
  expect([places.includes(-1), places]).toEqual([false, places.toSorted((a, b) => a - b)])
})

test('pages, feeds, the API and the sitemap do not contain internal tags', async () => {
  const lists = ['/', '/blog', '/blog?page=2', '/blog?page=5', '/blog/tag/tax', '/blog/tag/payroll', '/blog?q=brownco']
  const slugs = [...Object.keys(HOMES), 'noted']
  const paths = [
    ...lists,
    ...slugs.flatMap((slug) => [`/blog/${slug}`, `/api/content/posts/${slug}`, `/api/content/posts/${slug}/around`]),
    ...['home', 'featured', 'posts', 'posts?page=5', 'tags', 'tags/tax', 'search?q=belongs', 'search?q=noted'].map(
      (path) => `/api/content/${path}`,
    ),
    ...FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'tax'), feedPath(file, 'payroll')]),
    '/sitemap.xml',
  ]
  for (const brand of BRAND_IDS)
    for (const path of paths) {
      // Ids of the router's matches and of drawings look like internal tags.
      const body = (await read(brand, path)).replace(/"i":"[^"]*"|\.svg#[\w-]+/g, '')
      expect([brand, path, body.match(/hash-(?:brownco|payroll|campaign)|#(?:brownco|payroll|campaign)\b/g)]).toEqual([
        brand,
        path,
        null,
      ])
    }
  for (const path of ['/blog/tag/hash-brownco', '/api/content/tags/hash-brownco', '/blog/tag/hash-brownco/rss.xml'])
    expect(await read('brownco', path)).not.toContain('edge-brownco')
})
