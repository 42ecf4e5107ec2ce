import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

const HOMES = { 'of-brownco': 'brownco', 'of-payroll': 'payroll', 'of-nobody': 'dresdentax' } as const
const POSTS = Object.entries(HOMES)

function tag(slug: string, visibility = 'internal') {
  return { id: slug, slug, name: slug.replace('hash-', '#'), visibility, description: null }
}

const post = (slug: string, day: number, ...tags: object[]) =>
  ghostPost({
    slug,
    tags: [tag('tax', 'public'), ...tags] as never,
    published_at: `2026-01-0${day}T10:00:00.000+00:00`,
  })

setUpSite([
  post('newest', 9),
  post('noted', 8, tag('hash-campaign'), tag('hash-brownco')),
  post('of-nobody', 7),
  post('of-brownco', 6, tag('hash-brownco')),
  post('of-payroll', 5, tag('hash-payroll')),
])

const read = async (brand: keyof typeof FIRST_POSTS, path: string) =>
  (await fetchSite(`https://${getBrand(brand).domain}${path}`)).text()
const addressOf = ([slug, home]: (typeof POSTS)[number]) => `https://${getBrand(home).domain}/blog/${slug}`

const FIRST_POSTS = {
  brownco: ['noted', 'of-brownco', 'newest'],
  payroll: ['of-payroll', 'newest', 'noted'],
  dresdentax: ['newest', 'of-nobody', 'noted'],
} as const
const BRANDS = Object.keys(FIRST_POSTS) as (keyof typeof FIRST_POSTS)[]

test.each(BRANDS)("the canonical URL of each post on the %s host uses the host of the post's brand", async (brand) => {
  const sitemap = await read(brand, '/sitemap.xml')
  for (const post of POSTS) {
    const html = await read(brand, `/blog/${post[0]}`)
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(addressOf(post))
    expect(html.match(/<meta property="og:url" content="([^"]*)"/)?.[1]).toBe(addressOf(post))
    const [, json = ''] = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
    const posting = JSON.parse(json)['@graph'].find((node: { '@type': string }) => node['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({ url: addressOf(post), mainEntityOfPage: addressOf(post) })
    expect([post, sitemap.includes(addressOf(post))]).toEqual([post, post[1] === brand])
  }
})

test.each(BRANDS)("%s post lists show the brand's own posts before other brands' posts", async (brand) => {
  for (const path of ['posts', 'tags/tax']) {
    const list: { posts: { slug: string }[] } = JSON.parse(await read(brand, `/api/content/${path}`))
    expect([path, list.posts.slice(0, 3).map(({ slug }) => slug)]).toEqual([path, FIRST_POSTS[brand]])
  }
})

test("pages, API responses and the sitemap do not contain Ghost's internal tags", async () => {
  const paths = [
    ...['/', '/blog', '/blog/tag/tax', '/blog?q=brownco', '/blog/noted', '/blog/of-brownco', '/sitemap.xml'],
    ...['home', 'featured', 'posts', 'tags', 'tags/tax', 'search?q=noted', 'posts/noted', 'posts/noted/around'].map(
      (path) => `/api/content/${path}`,
    ),
  ]
  for (const path of paths) {
    // Router match ids and ids in drawing URLs may contain text that looks like an internal tag.
    const body = (await read('brownco', path)).replace(/"i":"[^"]*"|\.svg#[\w-]+/g, '')
    expect([path, body.match(/hash-(?:brownco|payroll|campaign)|#(?:brownco|payroll|campaign)\b/g)]).toEqual([
      path,
      null,
    ])
  }
  for (const path of ['/blog/tag/hash-brownco', '/api/content/tags/hash-brownco'])
    expect(await read('brownco', path)).not.toContain('of-brownco')
})
