import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { beforeEach, expect, test } from 'vitest'
import { indexablePaths } from '#app/indexable-paths.ts'
import { BRAND_IDS, brands, DEFAULT_BRAND, getBrand } from '#brands/index.ts'
import { industries } from '#catalog/industries/index.ts'
import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { FEATURED_SIZE, HOME_INDUSTRIES, HOME_SERVICES } from '#shared/content.ts'
import { cities } from '#shared/locations.ts'
import type { Service } from '#shared/service.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { nodeOf, readPage } from '#test/helpers/worker/read-page.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, loadPosts } from '#test/helpers/worker/site.ts'

const posts = [1, 2, 3, 4, 5].map((number) => ghostPost({ slug: `post-${number}`, featured: true }))
setUpSite([
  ...posts,
  ghostPost({ slug: 'locked', featured: true, visibility: 'members', published_at: '2099-01-01T12:00:00.000Z' }),
])
beforeEach(loadPosts)

async function read(url: string): Promise<string> {
  const response = await fetchSite(url)
  expect([url, response.status]).toEqual([url, 200])
  return response.text()
}

function links(html: string, prefix = ''): string[] {
  const targets = new Set([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href))
  return [...targets].filter((href) => href.startsWith(prefix))
}

const section = (html: string, id: string) => html.split(`aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? ''

const titleOf = ({ services: { overrides } }: Brand, { id, title }: Pick<Service, 'id' | 'title'>) =>
  overrides[id]?.title ?? title

test.each(brands)("the $id home page lists the brand's services in order", async ({ domain, ...brand }) => {
  const html = await read(`https://${domain}/`)
  const { order, hidden } = brand.services
  const offered = order.filter((service) => !hidden.includes(service)).map((service) => `/services/${service}`)
  expect(links(section(html, 'services'), '/services/')).toEqual(offered.slice(0, HOME_SERVICES))
  expect(links(section(html, 'industries'), '/industries/')).toHaveLength(HOME_INDUSTRIES)
  expect(links(section(html, 'news'), '/blog/')).toHaveLength(FEATURED_SIZE)
  const rows = section(html, 'news').split('</li>')
  expect(rows.filter((row) => row.includes('For members'))).toEqual([expect.stringContaining('/blog/locked')])
  const page = await read(`https://${domain}/contact`)
  const [, header = ''] = page.split('<header')
  for (const part of [header.split('</header>')[0] ?? '', page.split('<footer')[1] ?? '']) {
    expect(links(part, '/services/')).toEqual(offered)
    expect(cities.filter(({ name }) => !part.includes(`>${name}`))).toEqual([])
  }
})

const ENTRIES = [
  ...services.map(({ id, link, image }) => ({
    ...{ name: id, id, link, list: '/services' },
    drawingOf: (brand: Brand) => (brand.hasPageDrawings ? `/art/${brand.id}/pages.svg#${id}` : image),
  })),
  ...industries.map(({ slug, link }) => ({
    ...{ name: slug, id: undefined, link, list: '/industries' },
    drawingOf: ({ id, ownDrawings }: Brand) =>
      `/art/${ownDrawings.includes(slug) ? `${id}/pages` : 'industries'}.svg#${slug}`,
  })),
]

test.each(ENTRIES)(
  'only brands that offer the service or industry $name list it in the menu and sitemap',
  async ({ id, link, list, drawingOf }) => {
    for (const brand of brands) {
      const site = (path: string) => read(`https://${brand.domain}${path}`)
      expect(await site(link)).toContain(`href="${drawingOf(brand)}"`)
      const [menu = '', page = ''] = (await site(list)).split('<main')
      const isListed = (await site('/sitemap.xml')).includes(`${brand.domain}${link}</loc>`)
      const isShown = !brand.services.hidden.some((service) => service === id)
      expect([links(menu).includes(link), links(page).includes(link), isListed]).toEqual(Array(3).fill(isShown))
      const option = brand.serviceOptions.find((choice) => choice.services.some((service) => service === id))?.title
      if (id) expect(await site(`/contact?service=${id}`)).toContain(`<option selected="">${option}</option>`)
    }
  },
)

const PATHS = [...indexablePaths(), '/domain-tester', '/contact?sent=4829-1730', '/blog/post-1', '/nowhere']

async function namesOf(url: string) {
  const found: { href: string; text: string }[] = []
  const names: string[] = []
  visit(fromHtml(await (await fetchSite(url)).text()), 'element', (element: Element) => {
    if ('dataBrandFamily' in element.properties) return SKIP
    const isData = element.properties.type === 'application/ld+json'
    if (!isData && !/^(?:a|h[1-6]|dt)$/.test(element.tagName)) return
    const text = textOf(element).trim()
    if (element.tagName === 'a') found.push({ href: `${element.properties.href}`, text })
    names.push(...(isData ? dataNames(JSON.parse(text)) : [text]))
  })
  return { found, names }
}

function dataNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : dataNames(value),
  )
}

test.each(brands)('no $id page links to a service that the brand does not offer', async (brand) => {
  // A one-word service title can be an ordinary word in a heading, so its pattern must match the entire heading.
  const replaced = services
    .filter((service) => titleOf(brand, service) !== service.title)
    .map(({ title }) => new RegExp(title.includes(' ') ? `\\b${title}\\b` : `^${title}$`, 'i'))
  const omitted = services
    .filter(({ id }) => brand.services.hidden.includes(id))
    .map(({ link }) => new RegExp(`${link}(?:[/?#]|$)`))
  const faults: unknown[] = []
  for (const path of PATHS) {
    const { found, names } = await namesOf(`https://${brand.domain}${path}`)
    for (const name of names) if (replaced.some((title) => title.test(name))) faults.push([path, name])
    for (const { href, text } of found) {
      const service = services.find(({ link }) => link === href)
      if (omitted.some((link) => link.test(href)) || (service && !text.endsWith(titleOf(brand, service))))
        faults.push([path, href, text])
    }
  }
  expect(faults).toEqual([])
})

test.each(brands)("$id service pages use the brand's own service titles as headings", async (brand) => {
  for (const service of services) {
    const url = `https://${brand.domain}${service.link}`
    const title = titleOf(brand, service)
    const page = await readPage(url)
    const breadcrumbs = nodeOf(page, 'BreadcrumbList')?.itemListElement as { name: string; item?: string }[]
    expect(breadcrumbs.slice(0, 2)).toMatchObject([
      { name: 'Home', item: `https://${brand.domain}/` },
      { name: 'Services', item: `https://${brand.domain}/services` },
    ])
    const [, heading = ''] = (await read(url)).match(/<h1\b[^>]*>(.*?)<\/h1>/) ?? []
    const data = nodeOf(page, 'Service')
    const names = [page.title, breadcrumbs.at(-1)?.name, data?.name, textOf(fromHtml(heading))]
    expect(names).toEqual([`${title} | ${brand.name}`, title, title, title])
    expect(data).toMatchObject({ description: page.meta.get('description'), provider: { name: brand.name } })
  }
})

const OMITTED = brands.flatMap((brand) => brand.services.hidden.map((id) => [brand.id, id] as const))
test.each(OMITTED)(
  'the %s host serves a noindex page for the service %s, which the brand does not offer',
  async (id, service) => {
    const { domain } = getBrand(id)
    const link = services.find((known) => known.id === service)?.link ?? ''
    const paths = indexablePaths().filter((path) => path === link || path.startsWith(`${link}/`))
    expect(paths).toContain(link)
    for (const path of paths) {
      const { status, noindex, canonicals } = await readPage(`https://${domain}${path}`)
      expect([status, noindex, canonicals]).toEqual([200, true, [`https://${DEFAULT_BRAND.domain}${path}`]])
    }
    for (const path of ['/sitemap.xml', '/api/content/services', '/api/content/home'])
      expect([path, (await read(`https://${domain}${path}`)).includes(link)]).toEqual([path, false])
  },
)

test.each(
  BRAND_IDS.flatMap((id) => Object.entries(getBrand(id).copy.services).map(([name, own]) => ({ id, name, own }))),
)("the $id copy for the service $name is not on any other brand's service page", async ({ id, name, own }) => {
  const texts = [own.lead, ...(own.sections ?? []).map(({ heading }) => heading)].filter((text) => text !== undefined)
  for (const brand of brands) {
    const html = await read(`https://${brand.domain}/services/${name}`)
    expect(texts.map((text) => html.includes(text))).toEqual(texts.map(() => brand.id === id))
    if (brand.id === id && own.sections) expect(html.match(/<section id="([^"]+)"/)?.[1]).toBe(own.sections[0]?.id)
  }
})
