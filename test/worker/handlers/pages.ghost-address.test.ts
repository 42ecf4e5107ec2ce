/** No response of the site contains Ghost's address. */
import { beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { routePaths } from '../../../src/route-paths'
import { AUTHORS, TAGS } from '../../ghost/fixture-terms'
import type { PostFixture } from '../../ghost/fixture-types'
import { parsePostFile } from '../../ghost/post-file'
import { contentResponse } from '../../ghost/sample/content-api'
import { createStore } from '../../ghost/sample/store'

/** No other text contains this host. */
const HOST = 'kq7x-writers.example'
const GHOST = `https://${HOST}`

const files = import.meta.glob<string>('../../ghost/posts/*.html', { query: '?raw', import: 'default', eager: true })
const cards = import.meta.glob<string>('../../ghost/edge/all-cards.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [cardsHtml = ''] = Object.values(cards)

/** Contains Ghost's address in every field and kind of link. */
const HOSTILE_HTML = [
  `${GHOST}/`,
  `${GHOST}/removed/`,
  `${GHOST}/hostile/`,
  `http://${HOST}:80/a/b`,
  `//${HOST}/ghost/#/signin`,
  `https://archive.example/${GHOST}/x`,
  `https://share.example/?u=${encodeURIComponent(GHOST)}`,
  `https://a.example/?ref=${HOST}`,
  `${GHOST}/#/portal/signup`,
]
  .map(
    (href) =>
      `<p>At ${href}: <a href="${href}">${GHOST}/contact</a> <a href="${href}"><img src="${GHOST}/content/images/a.png" alt=""></a></p>`,
  )
  .concat(
    `<h2>On ${HOST}</h2><iframe src="${GHOST}/embed" title="${HOST}"></iframe><img src="${GHOST}/content/images/b.png" alt="${GHOST}">`,
  )
  .join('')

const post = (fields: Partial<PostFixture> & { slug: string }): PostFixture => ({
  title: 'Title',
  html: null,
  status: 'published',
  visibility: 'public',
  published_at: '2026-06-01T00:00:00.000Z',
  featured: true,
  tags: ['tax'],
  author: 'tax-desk',
  feature_image: { alt: `From ${GHOST}`, caption: `<a href="${GHOST}/x/y">${HOST}</a>` },
  ...fields,
})

const sample = Object.entries(files).map(([path, text]) => parsePostFile(path.replace(/.*\//, ''), text))
const store = createStore({
  posts: [
    ...sample,
    post({ slug: 'edge-all-cards', html: cardsHtml, lexical: '{}' }),
    post({ slug: 'hostile', title: `On ${GHOST}`, custom_excerpt: `Read ${GHOST}/a or ${HOST}`, html: HOSTILE_HTML }),
    post({ slug: 'canonical', canonical_url: `http://${HOST}/canonical/`, html: HOSTILE_HTML }),
    post({ slug: 'members', visibility: 'members', html: HOSTILE_HTML }),
  ],
  tags: TAGS.map((tag) => (tag.slug === 'tax' ? { ...tag, description: `More at ${GHOST}/tag/tax/` } : tag)),
  authors: AUTHORS.map((author) => ({ ...author, bio: `Writes at ${HOST}` })),
  images: [],
})

setUpSite()
beforeEach(() => {
  const send = vi.mocked(globalThis.fetch).getMockImplementation()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(new Request(input, init).url)
    if (url.host !== HOST) return (send as typeof fetch)(input, init)
    network.requests.push(url.pathname)
    return Response.json(
      contentResponse(store, GHOST, url.pathname.replace('/ghost/api/content/', ''), url.searchParams),
    )
  })
  newIsolate({ GHOST_URL: GHOST })
})

const slugs = store.published().map(({ slug }) => slug)
const tags = [...new Set(store.published().flatMap((published) => published.tags))]
const FEEDS = FEED_FORMATS.flatMap(({ file }) => [feedPath(file), ...tags.map((tag) => feedPath(file, tag))])
const API = [
  ...['home', 'domain-test', 'services', 'industries', 'featured', 'posts', 'posts?page=2', 'tags', 'copy/home'],
  ...slugs.flatMap((slug) => [`posts/${slug}`, `posts/${slug}/around`]),
  ...tags.map((tag) => `tags/${tag}`),
  ...['search?q=ghost', `search?q=${HOST}`, 'search?q=tax'],
].map((path) => `/api/content/${path}`)
const PATHS = [
  ...routePaths().filter((path) => !path.includes('$')),
  ...[
    '/blog?page=2',
    `/blog?q=${slugs[0]}`,
    '/nowhere',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/api/health',
  ],
  ...slugs.map((slug) => `/blog/${slug}`),
  ...tags.map((tag) => `/blog/tag/${tag}`),
  ...FEEDS,
  ...API,
]

test.each(BRAND_IDS)('%s: no page, feed or API response contains the address of Ghost', async (id) => {
  const found: string[] = []
  let read = 0
  for (const path of PATHS) {
    const response = await fetchSite(`https://${getBrand(id).domain}${path}`)
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`
    if (response.status === 200) read += 1
    // The search page repeats the visitor's query.
    if (text.toLowerCase().includes(HOST) && !path.includes(HOST)) found.push(path)
  }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(PATHS.length - 3)
  expect(network.requests.length).toBeGreaterThan(slugs.length)
})
