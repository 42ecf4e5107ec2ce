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

test('brownco: each row of home’s reasons has a title, the open days too', async () => {
  const brownco = getBrand('brownco')
  const reasons = section(await (await fetchSite(`https://${brownco.domain}/`)).text(), 'why')
  const rows = reasons.split('<li').slice(1)
  expect(rows.map((row) => row.split('<h3').length - 1)).toEqual([1, 1, 1, 1, 1])
  expect(rows.at(-1)).toContain(brownco.copy.home.why.availability)
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

test.each(BRAND_IDS)('%s: the header contains the link to each service once', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/contact`)).text()
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  for (const href of links(header, '/services/'))
    expect([href, header.split(`href="${href}"`).length - 1]).toEqual([href, 1])
  expect(links(header, '/services/').length).toBeGreaterThan(0)
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

test.each(BRAND_IDS)('%s: the menu shows an icon and a description for the entries of its short lists', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/contact`)).text()
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  for (const label of ['About Us', 'Our Locations', 'Industries We Serve', 'All Services', 'News', 'Tax Resources']) {
    const entry = new RegExp(`^[^>]*><use href="/art/icons\\.svg#.*>${label}<.*small[^>]*>\\w`)
    expect([label, header.split('<svg').filter((part) => entry.test(part)).length]).toEqual([label, 1])
  }
  for (const href of links(header, '/services/'))
    expect(header.split(`href="${href}"`)[1]?.split('</a>')[0]).toContain('/art/icons.svg#')
})

test.each(BRAND_IDS)('%s: names in the menu and the footer have a capital letter at each word', async (id) => {
  const html = await (await fetchSite(`https://${getBrand(id).domain}/contact`)).text()
  const parts = [html.slice(html.indexOf('<header'), html.indexOf('</header>')), html.split('<footer')[1] ?? '']
  const names = parts.flatMap((part) =>
    [...part.matchAll(/<(a|summary|h2)[ >][\s\S]*?<\/\1>/g)].map(([name]) =>
      name.replace(/<small[^>]*>[^<]*<\/small>|<[^>]*>|\(You are here\)|\S+@\S+/g, ' ').trim(),
    ),
  )
  expect(names.length).toBeGreaterThan(50)
  const small = /^(?:a|an|and|by|for|in|of|on|or|the|to|with)$/
  const lower = (name: string) => name.split(/\s+/).some((word) => /^[a-z]/.test(word) && !small.test(word))
  expect(names.filter((name) => lower(name))).toEqual([])
})
