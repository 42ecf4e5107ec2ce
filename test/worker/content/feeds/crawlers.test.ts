import { expect, test } from 'vitest'
import { indexablePaths } from '#app/indexable-paths.ts'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { readPage } from '#test/helpers/worker/read-page.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

setUpSite(Array.from({ length: 120 }, (_, index) => ghostPost({ slug: `post-${index}` })))

const ENTRY = '<url><loc>([^<&]*)</loc>(?:<lastmod>([^<&]*)</lastmod>)?</url>\n'
const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`

async function sitemap(host: string): Promise<{ loc: string; lastmod: string | undefined }[]> {
  const response = await fetchSite(`https://${host}/sitemap.xml`)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect([xml.startsWith(SITEMAP), xml.endsWith('</urlset>\n')]).toEqual([true, true])
  const entries = xml.slice(SITEMAP.length, -'</urlset>\n'.length)
  expect(entries).toMatch(new RegExp(`^(?:${ENTRY})*$`))
  return [...entries.matchAll(new RegExp(ENTRY, 'g'))].map(([, loc = '', lastmod]) => ({ loc, lastmod }))
}

test.each(BRAND_IDS)('every URL in the %s sitemap is the canonical URL of an indexable page', async (id) => {
  const { domain, services } = getBrand(id)
  const entries = await sitemap(domain)
  const pages = entries.filter(({ loc }) => !loc.includes('/blog/post-'))
  const listed = indexablePaths().filter((path) => !services.hidden.some((service) => path.includes(`/${service}`)))
  expect(pages.map(({ loc }) => loc)).toEqual(listed.map((path) => `https://${domain}${path}`))
  expect(pages.length).toBeGreaterThan(25)
  for (const { loc } of [...pages, ...entries.slice(-2)]) {
    const { status, canonicals, noindex } = await readPage(loc)
    expect([loc, status, canonicals, noindex]).toEqual([loc, 200, [loc], false])
  }
})

test("the default brand's sitemap lists all 120 of its posts", async () => {
  const posts = async (id: 'dresdentax' | 'brownco' | 'payroll') =>
    (await sitemap(getBrand(id).domain)).filter(({ loc }) => loc.includes('/blog/'))
  const own = await posts('dresdentax')
  expect(new Set(own.map(({ loc }) => loc)).size).toBe(120)
  expect(own).toContainEqual({
    loc: 'https://dresdentax.example/blog/post-0',
    lastmod: '2026-01-03T10:00:00.000+00:00',
  })
  expect([...(await posts('brownco')), ...(await posts('payroll'))]).toEqual([])
})

const ELSEWHERE = 'https://journal.test/a?b=1'

test.each([
  [ELSEWHERE, ELSEWHERE],
  ['javascript:x', undefined],
  ['https://dresdentax.example/blog/other', undefined],
  ['https://www.brownco.example/blog/own', undefined],
  ['http://ghost.test/own/', undefined],
])('a post with canonical_url %s gets the canonical URL %s (undefined: its own URL)', async (canonical_url, other) => {
  fakeNetwork([ghostPost({ slug: 'own', canonical_url })])
  const own = 'https://dresdentax.example/blog/own'
  const listed = (await sitemap('dresdentax.example')).map(({ loc }) => loc)
  expect(listed.filter((loc) => loc === own || loc === ELSEWHERE)).toEqual(other ? [] : [own])
  expect((await readPage('https://payroll.example/blog/own')).canonicals).toEqual([other ?? own])
})

test('the sitemap still lists all pages other than posts while Ghost is down', async () => {
  network.ghost = () => new Response('', { status: 500 })
  const response = await fetchSite('https://dresdentax.example/sitemap.xml')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await sitemap('dresdentax.example')).toHaveLength(indexablePaths().length)
  network.ghost = undefined
  await sitemap('dresdentax.example')
  network.ghost = () => new Response('', { status: 500 })
  expect(await sitemap('dresdentax.example')).toHaveLength(indexablePaths().length + 120)
})

test('robots.txt names the sitemap on a production host', async () => {
  for (const [url, named] of [
    ['https://payroll.example/robots.txt', ['https://payroll.example/sitemap.xml']],
    ['https://brownco.example/robots.txt', ['https://brownco.example/sitemap.xml']],
    ['https://staging.payroll.example/robots.txt', []],
    ['https://unknown.example/robots.txt', []],
  ] as const) {
    const response = await fetchSite(url)
    const text = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(text).toMatch(/^User-agent: \*\nDisallow:\n/)
    expect([...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address)).toEqual(named)
  }
})

test.each(BRAND_IDS)("the %s security.txt contains the brand's email address", async (id) => {
  const { domain, contact } = getBrand(id)
  const address = `https://${domain}/.well-known/security.txt`
  const text = await (await fetchSite(address)).text()
  for (const line of [`Contact: mailto:${contact.email}`, `Canonical: ${address}`, 'Preferred-Languages: en'])
    expect(text).toContain(`${line}\n`)
  const days = (Date.parse(`${text.match(/^Expires: (.*)$/m)?.[1]}`) - Date.now()) / 86_400_000
  expect([days > 30, days < 365]).toEqual([true, true])
})

test.each(BRAND_IDS)("the %s web manifest contains the brand's name, colors and icons", async (id) => {
  const { domain, domainValue, name, theme } = getBrand(id)
  const response = await fetchSite(`https://${domain}/site.webmanifest`)
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
  const query = domainValue ? `?domain=${domainValue}` : ''
  const other = await (await fetchSite(`https://unknown.example/site.webmanifest${query}`)).json()
  expect(other).toMatchObject({ start_url: `/${query}` })
})
