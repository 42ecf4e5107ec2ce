import { expect, test } from 'vitest'
import { routePaths } from '#app/route-paths.ts'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

const HOST = 'ghost.test'
const GHOST = `http://${HOST}`

const HTML_WITH_GHOST_LINKS = [
  ...[`${GHOST}/`, `${GHOST}/removed/`, `${GHOST}/hostile/`, `https://${HOST}:80/a/b`, `//${HOST}/ghost/#/signin`],
  ...[`https://archive.example/${GHOST}/x`, `https://share.example/?u=${encodeURIComponent(GHOST)}`],
  ...[`https://a.example/?ref=${HOST}`, `${GHOST}/#/portal/signup`],
]
  .map((href) => {
    const image = `<a href="${href}"><img src="${GHOST}/content/images/a.png" alt=""></a>`
    return `<p>At ${href}: <a href="${href}">${GHOST}/contact</a> ${image}</p>`
  })
  .concat(
    `<h2>On ${HOST}</h2><iframe src="${GHOST}/embed" title="${HOST}"></iframe><img src="${GHOST}/b.png" alt="${GHOST}">`,
  )
  .join('')

const TAG = { id: 't', slug: 'tax', name: 'Tax', visibility: 'public', description: `More at ${GHOST}/tag/tax/` }
const author = { id: 'a', slug: 'ana', name: 'Ana', profile_image: null, bio: `Writes at ${HOST}`, website: GHOST }
const post = (fields: object & { slug: string }) =>
  ghostPost({
    ...{ html: HTML_WITH_GHOST_LINKS, featured: true, tags: [TAG], authors: [author], primary_author: author },
    ...{ feature_image: `${GHOST}/content/images/c.png`, feature_image_alt: `From ${GHOST}` },
    feature_image_caption: `<a href="${GHOST}/x/y">${HOST}</a>`,
    ...fields,
  } as never)

const POSTS = [
  { slug: 'hostile', title: `On ${GHOST}`, custom_excerpt: `Read ${GHOST}/a or ${HOST}`, meta_description: GHOST },
  { slug: 'canonical', canonical_url: `https://${HOST}/canonical/` },
  { slug: 'ghost-members', visibility: 'members' },
]
setUpSite(POSTS.map(post))

const API = [
  ...['home', 'domain-test', 'services', 'industries', 'featured', 'posts', 'tags', 'tags/tax', 'copy/home'],
  ...POSTS.flatMap(({ slug }) => [`posts/${slug}`, `posts/${slug}/around`]),
  ...['search?q=read', `search?q=${HOST}`],
].map((path) => `/api/content/${path}`)
const PATHS = [
  ...routePaths().filter((path) => !path.includes('$')),
  ...['/blog?q=read', '/blog/tag/tax', '/nowhere', '/sitemap.xml', '/robots.txt', '/site.webmanifest', '/api/health'],
  ...POSTS.map(({ slug }) => `/blog/${slug}`),
  ...FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'tax')]),
  ...API,
]

test.each(BRAND_IDS)("no %s page, feed or API response contains Ghost's host name", async (id) => {
  const found: string[] = []
  let read = 0
  for (const path of PATHS) {
    const response = await fetchSite(`https://${getBrand(id).domain}${path}`)
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`
    if (response.status === 200) read += 1
    // The search page repeats the visitor's query, so a query for Ghost's host is not a leak.
    if (text.toLowerCase().includes(HOST) && !path.includes(HOST)) found.push(path)
  }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(PATHS.length - 3)
})
