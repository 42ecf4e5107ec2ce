import { expect, test } from 'vitest'
import { BRAND_IDS, brands, getBrand } from '#brands/index.ts'
import { foreignFacts } from '#test/helpers/foreign-facts.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

setUpSite([ghostPost({ slug: 'first' }), ghostPost({ slug: 'second' })])

const FILE = /\.(?:xml|ics)$/

type Crawl = Map<string, { status: number; html: string }>

const crawls = new Map<string, Promise<Crawl>>()

function crawl(host: string): Promise<Crawl> {
  const crawled = crawls.get(host) ?? crawlFromHome(host)
  crawls.set(host, crawled)
  return crawled
}

async function crawlFromHome(host: string): Promise<Crawl> {
  const pages: Crawl = new Map()
  const open = ['/']
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (pages.has(path)) continue
    const response = await fetchSite(`https://${host}${path}`)
    const html = await response.text()
    pages.set(path, { status: response.status, html })
    open.push(...links(html).map(({ page }) => page))
  }
  return pages
}

function links(html: string): { page: string; fragment: string }[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => {
    const [page = '', fragment = ''] = href.replaceAll('&amp;', '&').split('#')
    return { page, fragment }
  })
}

function htmlWithoutOtherBrands(path: string, html: string): string {
  const text = html.replace(/<(\w+)[^>]* data-brand-family[\s\S]*?<\/\1>/g, '').toLowerCase()
  return /^\/(?:blog|services)\//.test(path)
    ? text.replaceAll(`https://${getBrand('dresdentax').domain}${path}`, '')
    : text
}

/** The hydration data of the home page and the domain tester contains every brand's name and domain. */
function familyFacts(path: string): string[] {
  return ['/', '/domain-tester'].includes(path)
    ? brands.flatMap(({ name, domain }) => [name.toLowerCase(), domain])
    : []
}

test.each(BRAND_IDS)('every internal link on the %s site returns a 200', async (id) => {
  const pages = await crawl(getBrand(id).domain)
  expect(pages.size).toBeGreaterThan(30)
  const faults: string[] = []
  for (const [path, { status, html }] of pages) {
    if (status !== 200) faults.push(`${path} answers ${status}`)
    for (const { page, fragment } of links(html))
      if (fragment && !pages.get(page)?.html.includes(`id="${fragment}"`)) faults.push(`${path} → ${page}#${fragment}`)
  }
  expect([...new Set(faults)]).toEqual([])
})

test.each(BRAND_IDS)('every %s page has a unique title, a unique description and one h1', async (id) => {
  // The query parameters service, for and from do not change a page's title.
  const pages = [...(await crawl(getBrand(id).domain))].filter(
    ([path]) => !FILE.test(path) && !/\?(?:service|for|from)=/.test(path),
  )
  for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
    const texts = pages.map(([path, { html }]) => [html.match(pattern)?.[1] ?? '', path] as const)
    const faults = texts.filter(([text], index) => !text || texts.findIndex(([other]) => other === text) !== index)
    expect(faults).toEqual([])
  }
  expect(pages.filter(([, { html }]) => html.match(/<h1\b/g)?.length !== 1).map(([path]) => path)).toEqual([])
})

test.each(BRAND_IDS)('the %s sitemap lists every internally linked page outside /blog/', async (id) => {
  const { domain } = getBrand(id)
  const listed = await (await fetchSite(`https://${domain}/sitemap.xml`)).text()
  const found = [...(await crawl(domain)).keys()].filter((path) => !FILE.test(path) && !/^\/blog\/|\?/.test(path))
  expect(found.filter((path) => !listed.includes(`<loc>https://${domain}${path}</loc>`))).toEqual([])
})

function unlinked(paths: readonly string[], pages: Crawl): string[] {
  const linked = [...pages].flatMap(([path, { html }]) =>
    links(html).flatMap(({ page }) => (page === path ? [] : [page])),
  )
  return paths.filter((path) => !linked.includes(path))
}

test.each(BRAND_IDS)('every page in the %s sitemap is linked from another page', async (id) => {
  const { domain } = getBrand(id)
  const xml = await (await fetchSite(`https://${domain}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed.length).toBeGreaterThan(25)
  expect(unlinked(listed, await crawl(domain))).toEqual([])
})

test.each(BRAND_IDS)("no %s page contains another brand's details, colors, drawings or links", async (id) => {
  const host = getBrand(id).domain
  const foreign = foreignFacts(id)
  const files = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/site.webmanifest', '/domain-tester']
  const own = await Promise.all(
    files.map(async (path) => [path, { html: await (await fetchSite(`https://${host}${path}`)).text() }] as const),
  )
  for (const [path, { html }] of [...(await crawl(host)), ...own]) {
    const text = htmlWithoutOtherBrands(path, html)
    const allowed = familyFacts(path)
    const found = foreign.filter((fact) => text.includes(fact) && !allowed.includes(fact))
    expect([path, found]).toEqual([path, []])
  }
})
