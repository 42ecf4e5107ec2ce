import { createRootRoute, createRoute } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { xml2js } from 'xml-js'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { indexablePaths } from '../../src/indexable-paths'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { readPage } from './read-page'
import { ask } from './site'
import { emptyStorage } from './storage'

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork(Array.from({ length: 120 }, (_, index) => ghostPost({ slug: `post-${index}` })))
})
afterEach(() => vi.restoreAllMocks())

interface Entry {
  loc: { _text: string }
  lastmod?: { _text: string }
}

async function sitemap(host: string): Promise<{ loc: string; lastmod: string | undefined }[]> {
  const response = await ask(`https://${host}/sitemap.xml`)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const { urlset } = xml2js(await response.text(), { compact: true }) as {
    urlset: { url: Entry[]; _attributes: { xmlns: string } }
  }
  expect(urlset._attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return urlset.url.map(({ loc, lastmod }) => ({ loc: loc._text, lastmod: lastmod?._text }))
}

test.each(BRAND_IDS)('%s: every address of the sitemap is a page to be listed, at home there', async (id) => {
  const { domain } = brands[id]
  const entries = await sitemap(domain)
  const pages = entries.filter(({ loc }) => !loc.includes('/blog/post-'))
  expect(pages.map(({ loc }) => loc)).toEqual(indexablePaths().map((path) => `https://${domain}${path}`))
  expect(pages.length).toBeGreaterThan(30)
  for (const { loc } of [...pages, ...entries.slice(-2)]) {
    const { status, canonicals, noindex } = await readPage(loc)
    expect([loc, status, canonicals, noindex]).toEqual([loc, 200, [loc], false])
  }
})

test('every post is in the sitemap of the brand it belongs to, with its last change, and in no other', async () => {
  const posts = async (id: 'dresdentax' | 'brownco' | 'payroll') =>
    (await sitemap(brands[id].domain)).filter(({ loc }) => loc.includes('/blog/'))
  const own = await posts('dresdentax')
  expect(new Set(own.map(({ loc }) => loc)).size).toBe(120)
  expect(own[0]).toEqual({
    loc: 'https://dresdentax.example/blog/post-0',
    lastmod: '2026-01-03T10:00:00.000+00:00',
  })
  expect([...(await posts('brownco')), ...(await posts('payroll'))]).toEqual([])
})

test('a post that has its place elsewhere says so, and is in no sitemap; what is no address is no place', async () => {
  vi.restoreAllMocks()
  const there = 'https://journal.test/a?b=1'
  fakeNetwork([
    ghostPost({ slug: 'moved', canonical_url: there }),
    ghostPost({ slug: 'odd', canonical_url: 'javascript:x' }),
  ])
  const posts = (await sitemap('dresdentax.example')).filter(({ loc }) => /blog\/(?:moved|odd)|journal/.test(loc))
  expect(posts.map(({ loc }) => loc)).toEqual(['https://dresdentax.example/blog/odd'])
  const canonicals = async (slug: string) => (await readPage(`https://payroll.example/blog/${slug}`)).canonicals
  expect([await canonicals('moved'), await canonicals('odd')]).toEqual([
    [there],
    ['https://dresdentax.example/blog/odd'],
  ])
})

test.each([
  'https://dresdentax.example/blog/other',
  'https://www.brownco.example/blog/own',
  'http://ghost.test/own/',
  'http://ghost.test',
])('a post that names %s has its place here', async (canonical_url) => {
  vi.restoreAllMocks()
  fakeNetwork([ghostPost({ slug: 'own', canonical_url })])
  const own = 'https://dresdentax.example/blog/own'
  expect((await sitemap('dresdentax.example')).map(({ loc }) => loc)).toContain(own)
  expect((await readPage('https://payroll.example/blog/own')).canonicals).toEqual([own])
})

test('routes with a part from the content, and pages that keep themselves out, are no paths of the sitemap', () => {
  const root = createRootRoute()
  const route = (path: string, staticData = {}) => createRoute({ getParentRoute: () => root, path, staticData })
  const tree = root.addChildren([
    route('/b'),
    route('/a/'),
    route('/a/$slug'),
    route('/c', { noindex: true }),
    route('/'),
  ])
  expect(indexablePaths(tree)).toEqual(['/', '/a', '/b'])
})

test('with Ghost down and nothing kept, the sitemap lists the pages and is not kept; then the posts that were', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('', { status: 500 })
  const response = await ask('https://dresdentax.example/sitemap.xml')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await sitemap('dresdentax.example')).toHaveLength(indexablePaths().length)
  network.ghost = undefined
  await sitemap('dresdentax.example')
  network.ghost = () => new Response('', { status: 500 })
  expect(await sitemap('dresdentax.example')).toHaveLength(indexablePaths().length + 120)
})

test('robots.txt forbids nothing, and names the sitemap on a production host only', async () => {
  for (const [url, named] of [
    ['https://payroll.example/robots.txt', ['https://payroll.example/sitemap.xml']],
    ['https://brownco.example/robots.txt', ['https://brownco.example/sitemap.xml']],
    ['https://staging.payroll.example/robots.txt', []],
    ['https://unknown.example/robots.txt', []],
  ] as const) {
    const response = await ask(url)
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(text).toMatch(/^User-agent: \*\nDisallow:\n/)
    expect([...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address)).toEqual(named)
  }
})

test.each(BRAND_IDS)('%s: security.txt names the brand’s own mailbox and ends within a year', async (id) => {
  const { domain, contact } = brands[id]
  const text = await (await ask(`https://${domain}/.well-known/security.txt`)).text()
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields).toMatchObject({
    Contact: `mailto:${contact.email}`,
    Canonical: `https://${domain}/.well-known/security.txt`,
    'Preferred-Languages': 'en',
  })
  const days = (Date.parse(`${fields.Expires}`) - Date.now()) / 86_400_000
  expect([days > 30, days < 365]).toEqual([true, true])
})

test.each(BRAND_IDS)('%s: the manifest is the brand’s own', async (id) => {
  const { domain, name, theme } = brands[id]
  const response = await ask(`https://${domain}/site.webmanifest`)
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = await response.json<{ icons: { src: string }[] }>()
  expect(manifest).toMatchObject({
    name,
    short_name: name,
    start_url: '/',
    theme_color: theme.light.ground,
    background_color: theme.light.ground,
  })
  expect(manifest.icons.filter(({ src }) => !src.startsWith(`/art/${id}/`))).toEqual([])
  const other = await (await ask(`https://unknown.example/site.webmanifest?domain=${id}`)).json()
  expect(other).toMatchObject({ start_url: id === 'dresdentax' ? '/' : `/?domain=${id}` })
})

test('/favicon.ico leads to the brand’s icon', async () => {
  const response = await ask('https://brownco.example/favicon.ico')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/art/brownco/icon-192.png'])
})

test('none of these names another brand', async () => {
  const paths = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/site.webmanifest']
  for (const id of BRAND_IDS) {
    const others = BRAND_IDS.filter((other) => other !== id).map((other) => brands[other])
    const words = others.flatMap(({ name, domain, tagline, contact }) => [name, domain, tagline, contact.email])
    for (const path of paths) {
      const text = await (await ask(`https://${brands[id].domain}${path}`)).text()
      expect([id, path, words.filter((word) => text.includes(word))]).toEqual([id, path, []])
    }
  }
})
