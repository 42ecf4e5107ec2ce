import { beforeEach, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { FEATURED_SIZE, HOME_INDUSTRIES, HOME_SERVICES } from '#shared/content'
import { cities } from '#shared/locations'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, loadPosts, newIsolate } from '#test/helpers/worker/site'

const posts = [1, 2, 3, 4, 5].map((number) => ghostPost({ slug: `post-${number}`, featured: true }))
setUpSite([
  ...posts,
  ghostPost({ slug: 'locked', featured: true, visibility: 'members', published_at: '2099-01-01T12:00:00.000Z' }),
])
beforeEach(loadPosts)

/** The distinct targets of links that start with the prefix. */
function links(html: string, prefix: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href))].filter((href) =>
    href.startsWith(prefix),
  )
}

function section(html: string, id: string): string {
  return html.split(`aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? ''
}

test.each(BRAND_IDS)('%s: home shows six services in the brand’s order, five industries, three posts', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/`)).text()
  const { order, hidden } = getBrand(id).services
  const offered = order.filter((service) => !hidden.includes(service))
  expect(links(section(html, 'services'), '/services/')).toEqual(
    offered.slice(0, HOME_SERVICES).map((service) => `/services/${service}`),
  )
  expect(links(section(html, 'industries'), '/industries/')).toHaveLength(HOME_INDUSTRIES)
  expect(links(section(html, 'news'), '/blog/')).toHaveLength(FEATURED_SIZE)
})

test('home’s news marks the post for members, and no other', async () => {
  const html = await (await fetchSite(`https://${getBrand('payroll').domain}/`)).text()
  expect(section(html, 'news').match(/For members/g)).toHaveLength(1)
  expect(
    section(html, 'news')
      .split('</li>')
      .find((row) => row.includes('/blog/locked')),
  ).toContain('For members')
})

test.each(BRAND_IDS)('%s: menu and footer list the services in the brand’s order and nine cities', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/contact`)).text()
  const { order, hidden } = getBrand(id).services
  const offered = order.filter((service) => !hidden.includes(service)).map((service) => `/services/${service}`)
  const [, header = ''] = html.split('<header')
  for (const part of [header.split('</header>')[0] ?? '', html.split('<footer')[1] ?? '']) {
    expect(links(part, '/services/')).toEqual(offered)
    expect(cities.filter(({ name }) => !part.includes(`>${name}`))).toEqual([])
  }
})

test.each([
  ['https://dresdentax.example', `https://${getBrand('payroll').domain}/`],
  ['http://dresdentax.localhost:8787', 'http://payroll.localhost:8787/'],
  ['http://dresdentax.localhost:8788', 'http://payroll.localhost:8788/'],
])('home on %s links to the other brand at %s', async (origin, href) => {
  newIsolate({ PAGE_CACHE: 'on' })
  const html = await (await fetchSite(`${origin}/`)).text()
  expect(links(section(html, 'connected'), href)).toEqual([href])
})
