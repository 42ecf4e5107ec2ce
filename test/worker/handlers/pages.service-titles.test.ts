import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { BRAND_IDS, brands, DEFAULT_BRAND, getBrand } from '#brands/index'
import { services } from '#services/index'
import type { Brand } from '#shared/brand'
import type { Service } from '#shared/service'
import { ghostPost } from '#test/helpers/worker/fakes'
import { nodeOf, readPage } from '#test/helpers/worker/read-page'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { indexablePaths } from '../../../src/indexable-paths'

setUpSite([ghostPost({ slug: 'first' })])

const PATHS = [...indexablePaths(), '/domain-tester', '/contact?sent=4829-1730', '/blog/first', '/nowhere']

interface Link {
  href: string
  text: string
}

interface PageNames {
  links: Link[]
  /** Texts of links and headings, and all names in the structured data. */
  names: string[]
}

/** Reads a page without its parts about the brand family. */
async function namesOf(brand: Brand, path: string): Promise<PageNames> {
  const tree = fromHtml(await (await fetchSite(`https://${brand.domain}${path}`)).text())
  const links: Link[] = []
  const names: string[] = []
  visit(tree, 'element', (element) => {
    if ('dataBrandFamily' in element.properties) return SKIP
    const text = textOf(element).trim()
    if (element.tagName === 'a') links.push({ href: `${element.properties.href}`, text })
    if (/^(?:a|h[1-6]|dt)$/.test(element.tagName)) names.push(text)
    if (element.properties.type === 'application/ld+json') names.push(...dataNames(JSON.parse(text)))
  })
  return { links, names }
}

function dataNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'name' && typeof value === 'string' ? [value] : dataNames(value),
  )
}

/** The brand's own title. */
function titleOf({ services: { overrides } }: Brand, { id, title }: Pick<Service, 'id' | 'title'>): string {
  return overrides[id]?.title ?? title
}

/** Titles that the brand replaces: one word matches only a whole text, because it may also be a common noun. */
function replacedTitles(brand: Brand): RegExp[] {
  return services
    .filter((service) => titleOf(brand, service) !== service.title)
    .map(({ title }) => new RegExp(title.includes(' ') ? `\\b${title}\\b` : `^${title}$`, 'i'))
}

function isOmitted({ services: { hidden } }: Brand, href: string): boolean {
  return services.some(({ id, link }) => hidden.includes(id) && new RegExp(`${link}(?:[/?#]|$)`).test(href))
}

const omitted = brands.flatMap((brand) => brand.services.hidden.map((id) => [brand.id, id] as const))

test.each(BRAND_IDS)(
  '%s: no link, heading or structured data has a service title that the brand replaces, and no link leads to an omitted service',
  async (id) => {
    const brand = getBrand(id)
    const replaced = replacedTitles(brand)
    const faults: unknown[] = []
    for (const path of PATHS) {
      const { links, names } = await namesOf(brand, path)
      for (const name of names) if (replaced.some((title) => title.test(name))) faults.push([path, name])
      for (const { href, text } of links) {
        const service = services.find(({ link }) => link === href)
        if (isOmitted(brand, href) || (service && !text.endsWith(titleOf(brand, service))))
          faults.push([path, href, text])
      }
    }
    expect(faults).toEqual([])
  },
)

test.each(BRAND_IDS)(
  '%s: a service’s page has the brand’s title as heading, title, breadcrumb and service name',
  async (id) => {
    const brand = getBrand(id)
    for (const service of services) {
      const url = `https://${brand.domain}${service.link}`
      const title = titleOf(brand, service)
      const page = await readPage(url)
      const breadcrumbs = nodeOf(page, 'BreadcrumbList')?.itemListElement as { name: string }[]
      const names = [page.title, breadcrumbs.at(-1)?.name, nodeOf(page, 'Service')?.name, await headingOf(url)]
      expect(names).toEqual([`${title} | ${brand.name}`, title, title, title])
    }
  },
)

async function headingOf(url: string): Promise<string> {
  const tree: Root = fromHtml(await (await fetchSite(url)).text())
  let heading = ''
  visit(tree, 'element', (element: Element) => {
    if (element.tagName !== 'h1') return
    heading = textOf(element)
    return EXIT
  })
  return heading
}

test.each(omitted)(
  '%s: the pages of %s, which it omits, are noindex with a canonical on the default brand, and in no sitemap or list',
  async (id, service) => {
    const { domain } = getBrand(id)
    const link = services.find((known) => known.id === service)?.link ?? ''
    const paths = indexablePaths().filter((path) => path === link || path.startsWith(`${link}/`))
    for (const path of paths) {
      const { status, noindex, canonicals, meta } = await readPage(`https://${domain}${path}`)
      const canonical = `https://${DEFAULT_BRAND.domain}${path}`
      expect([status, noindex, canonicals, meta.get('og:url')]).toEqual([200, true, [canonical], canonical])
    }
    expect(paths).toContain(link)
    for (const path of ['/sitemap.xml', '/api/content/services', '/api/content/home'])
      expect([path, (await (await fetchSite(`https://${domain}${path}`)).text()).includes(link)]).toEqual([path, false])
  },
)

const ownCopies = brands.flatMap(({ id, copy }) =>
  Object.entries(copy.services).map(([service, own]) => ({ id, service, own })),
)

test.each(ownCopies)(
  '$id: the page of $service has the brand’s own copy, with its sections before the shared ones, and other brands’ pages do not',
  async ({ id, service, own }) => {
    const texts = [own.lead, ...(own.sections ?? []).map(({ heading }) => heading)].filter((text) => text !== undefined)
    const pageOf = async (brand: Brand) => (await fetchSite(`https://${brand.domain}/services/${service}`)).text()
    for (const brand of brands) {
      const html = await pageOf(brand)
      expect(texts.map((text) => html.includes(text))).toEqual(texts.map(() => brand.id === id))
    }
    const html = await pageOf(getBrand(id))
    const [first = '', ...others] = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, section = '']) => section)
    expect([first, others.length > 0]).toEqual([own.sections?.[0]?.id ?? first, true])
  },
)
