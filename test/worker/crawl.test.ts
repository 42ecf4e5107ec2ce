import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { foreignFacts } from '../brands/foreign-facts'
import { fakeNetwork, ghostPost } from './fakes'
import { ask } from './site'
import { emptyStorage } from './storage'

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork([ghostPost({ slug: 'first' }), ghostPost({ slug: 'second' })])
})
afterEach(() => vi.restoreAllMocks())

interface Found {
  status: number
  html: string
}

/** Every page that links lead to, from home on. */
async function crawl(host: string): Promise<Map<string, Found>> {
  const pages = new Map<string, Found>()
  const open = ['/']
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (pages.has(path)) continue
    const response = await ask(`https://${host}${path}`)
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

/**
 * All of a page, scripts, styles and attributes too, without what is said of the brand family in its place, and without
 * the address of a post, which is that of the brand it belongs to.
 */
function ownPart(path: string, html: string): string {
  const text = html.replace(/<(\w+)[^>]* data-brand-family[\s\S]*?<\/\1>/g, '').toLowerCase()
  return path.startsWith('/blog/') ? text.replaceAll(`https://${brands.dresdentax.domain}${path}`, '') : text
}

/** Hydrating the pages that list the brand family takes what is shown there. */
function familyFacts(path: string): string[] {
  return ['/', '/domain-tester'].includes(path)
    ? Object.values(brands).flatMap(({ name, domain }) => [name.toLowerCase(), domain])
    : []
}

test.each(BRAND_IDS)('%s: every in-site link leads to a page, and every fragment to a place on it', async (id) => {
  const pages = await crawl(brands[id].domain)
  expect(pages.size).toBeGreaterThan(30)
  const faults: string[] = []
  for (const [path, { status, html }] of pages) {
    if (status !== 200) faults.push(`${path} answers ${status}`)
    for (const { page, fragment } of links(html))
      if (fragment && !pages.get(page)?.html.includes(`id="${fragment}"`)) faults.push(`${path} → ${page}#${fragment}`)
  }
  expect([...new Set(faults)]).toEqual([])
})

test.each(BRAND_IDS)('%s: every page has a title, a heading and a description of its own', async (id) => {
  // The form with a service chosen is the same page, whose address is without it.
  const pages = [...(await crawl(brands[id].domain))].filter(([path]) => !/\.xml$|\?service=/.test(path))
  const own = (pattern: RegExp) => pages.map(([, { html }]) => html.match(pattern)?.[1] ?? '')
  for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
    const texts = own(pattern)
    expect(texts.filter((text) => text === '')).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
  expect(pages.filter(([, { html }]) => html.match(/<h1\b/g)?.length !== 1).map(([path]) => path)).toEqual([])
})

test.each(BRAND_IDS)('%s: the sitemap lists every page that links lead to', async (id) => {
  const { domain } = brands[id]
  const listed = await (await ask(`https://${domain}/sitemap.xml`)).text()
  const found = [...(await crawl(domain)).keys()].filter((path) => !/\.xml$|^\/blog\/|\?/.test(path))
  expect(found.filter((path) => !listed.includes(`<loc>https://${domain}${path}</loc>`))).toEqual([])
})

test.each(BRAND_IDS)(
  '%s: no page holds anything of another brand, be it word, phone, colour, drawing or link',
  async (id) => {
    const host = brands[id].domain
    for (const [path, { html }] of await crawl(host)) {
      const known = familyFacts(path)
      const found = foreignFacts(id).filter((fact) => ownPart(path, html).includes(fact))
      expect([path, found.filter((fact) => !known.includes(fact))]).toEqual([path, []])
    }
  },
)

test('a page that ?domain= gave another brand holds nothing of the host’s own', async () => {
  const { domain } = brands.payroll
  for (const path of (await crawl(domain)).keys()) {
    const url = new URL(path, `https://${domain}`)
    url.searchParams.set('domain', 'brownco')
    const html = await (await ask(url.href)).text()
    const found = foreignFacts('brownco').filter((fact) => ownPart(path, html).includes(fact))
    expect([path, found.filter((fact) => !familyFacts(path).includes(fact))]).toEqual([path, []])
  }
})
