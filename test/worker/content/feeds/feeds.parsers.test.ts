/** rss-parser throws an error if XML is not well-formed. */
import { parseFeed } from 'feedsmith'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import Parser from 'rss-parser'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import { type FeedFile, feedPath } from '#shared/feeds.ts'
import cards from '#test/ghost/edge/all-cards.html?raw'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

const ODD = {
  slug: 'odd',
  title: 'A <b>&amp;</b> \u0008 ]]> \ud800 B',
  html: '<p>]]> &amp;lt;</p>',
  published_at: '2026-01-03T10:00:00.000+00:00',
}
setUpSite([
  ghostPost(ODD),
  ghostPost({
    slug: 'every-card',
    html: cards.replaceAll('__GHOST_URL__', 'http://ghost.test'),
    feature_image: 'http://ghost.test/content/images/2026/01/every-card.png',
  }),
  ghostPost({ slug: 'gated', visibility: 'paid', access: false, html: '', custom_excerpt: 'In one line.' }),
  ghostPost({ slug: 'empty', html: null }),
  ghostPost({ slug: 'japanese', title: '給与計算の「締め日」と <em>HTML</em>', html: '<p>日本語の本文。</p>' }),
  ...Array.from({ length: 20 }, (_, index) =>
    ghostPost({ slug: `post-${index}`, published_at: `2025-01-${29 - index}T10:00:00.000+00:00` }),
  ),
])

const homeOf = ({ domain }: Brand) => `https://${domain}`
const read = async (brand: Brand, path: string) => (await fetchSite(`${homeOf(brand)}${path}`)).text()

async function readFeed(brand: Brand, file: FeedFile) {
  return parseFeed(await read(brand, feedPath(file)))
}

interface Item {
  id: string | undefined
  link: string | undefined
  title: string
  html: string
  published: string
}

async function readItems(brand: Brand, file: FeedFile): Promise<Item[]> {
  const { feed, format } = await readFeed(brand, file)
  if (format === 'rss')
    return (feed.items ?? []).map(({ guid, link, title, content, pubDate }) => ({
      ...{ id: guid?.value, link, title: title ?? '', html: content?.encoded ?? '' },
      published: new Date(pubDate ?? '').toISOString(),
    }))
  if (format === 'atom')
    return (feed.entries ?? []).map(({ id, links, title, content, published }) => ({
      ...{ id, link: links?.[0]?.href, title: unescapeHtml(title?.value ?? ''), html: content?.value ?? '' },
      published: new Date(published ?? '').toISOString(),
    }))
  if (format !== 'json') throw new Error(`feedsmith detected ${format}`)
  return (feed.items ?? []).map(({ id, url, title, content_html, date_published }) => ({
    ...{
      id,
      link: url,
      title: withoutForbiddenXmlCharacters(title ?? ''),
      html: withoutForbiddenXmlCharacters(content_html ?? ''),
    },
    published: new Date(date_published ?? '').toISOString(),
  }))
}

function unescapeHtml(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function withoutForbiddenXmlCharacters(text: string): string {
  return text.replaceAll('\u0008', '').toWellFormed()
}

test.each(brands)('two parsers read the same 15 posts from all $id feeds', async (brand) => {
  const items = await readItems(brand, 'rss.xml')
  expect(items).toHaveLength(15)
  expect(await readItems(brand, 'atom.xml')).toEqual(items)
  expect(await readItems(brand, 'feed.json')).toEqual(items)
  for (const file of ['rss.xml', 'atom.xml'] as const) {
    const parsed = await new Parser().parseString(await read(brand, feedPath(file)))
    expect(parsed.items.map(({ link, isoDate }) => [link, isoDate])).toEqual(
      items.map(({ link, published }) => [link, published]),
    )
  }
  for (const { id, link, title, html } of items) {
    expect(link).toMatch(new RegExp(`^${homeOf(brand)}/blog/[a-z0-9-]+$`))
    // A post's slug can change, so the feed item id is Ghost's UUID.
    expect(id).toBe(`urn:uuid:uuid-${link?.split('/').at(-1)}`)
    expect([title !== '', html !== '']).toEqual([true, true])
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(items[0]).toMatchObject({ title: 'A <b>&amp;</b>  ]]> \ufffd B', html: '<p>]]> &#x26;lt;</p>' })
})

test('HTML in feed items has no relative URLs, scripts or styles (W3C feed rules ContainsRelRef and ContainsScript)', async () => {
  const [brand] = brands as [Brand]
  for (const { html, link } of await readItems(brand, 'rss.xml'))
    visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
      expect(['script', 'style', 'iframe', 'form', 'object', 'svg', 'button']).not.toContain(tagName)
      expect(Object.keys(properties).filter((name) => /^(?:style|on|data|className)/.test(name))).toEqual([])
      const sources = `${properties.srcSet ?? ''}`.split(/,\s+/).map((candidate) => candidate.split(' ')[0])
      for (const address of [properties.href, properties.src, ...sources])
        if (address) expect([link, address]).toEqual([link, expect.stringMatching(/^(?:https?:\/\/|mailto:|tel:)/)])
    })
})

test('the RSS feed contains a link to itself and RFC 2822 dates (W3C feed rules MissingSelf and InvalidRFC2822Date)', async () => {
  const [brand] = brands as [Brand]
  const namespaces = [...(await read(brand, '/rss.xml')).matchAll(/ xmlns:(\w+)="([^"]*)"/g)]
  expect(Object.fromEntries(namespaces.map(([, prefix, uri]) => [prefix, uri]))).toEqual({
    atom: 'http://www.w3.org/2005/Atom',
    content: 'http://purl.org/rss/1.0/modules/content/',
    dc: 'http://purl.org/dc/elements/1.1/',
    media: 'http://search.yahoo.com/mrss/',
  })
  const { feed, format } = await readFeed(brand, 'rss.xml')
  if (format !== 'rss') throw new Error(`feedsmith detected ${format}`)
  const { atom, link, language, lastBuildDate, items = [] } = feed
  expect(atom?.links).toEqual([{ href: `${homeOf(brand)}/rss.xml`, rel: 'self', type: 'application/rss+xml' }])
  expect([link, language]).toEqual([`${homeOf(brand)}/blog`, 'en-us'])
  for (const date of [lastBuildDate, ...items.map(({ pubDate }) => pubDate)])
    expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
  expect(items.filter(({ guid, dc }) => guid?.isPermaLink !== false || dc?.creators?.length !== 1)).toEqual([])
  const [media] = items.find((item) => item.link?.endsWith('/every-card'))?.media?.contents ?? []
  expect(media).toMatchObject({ medium: 'image', type: 'image/png' })
  expect(media?.url).toMatch(new RegExp(`^${homeOf(brand)}/media/content/images/.*every-card\\.png$`))
})

test('the Atom feed contains an author and RFC 3339 dates (W3C feed rules MissingAuthor and InvalidRFC3339Date)', async () => {
  const [brand] = brands as [Brand]
  const { feed, format } = await readFeed(brand, 'atom.xml')
  if (format !== 'atom') throw new Error(`feedsmith detected ${format}`)
  const home = homeOf(brand)
  expect([feed.id, feed.authors]).toEqual([`${home}/atom.xml`, [{ name: brand.name, uri: `${home}/` }]])
  expect(feed.links).toContainEqual({ rel: 'self', href: `${home}/atom.xml` })
  for (const date of [feed.updated, ...(feed.entries ?? []).flatMap(({ published, updated }) => [published, updated])])
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test("the JSON feed contains its format version, the blog's URL and its own URL", async () => {
  const [brand] = brands as [Brand]
  const feed = JSON.parse(await read(brand, '/feed.json'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringMatching(/./),
    home_page_url: `${homeOf(brand)}/blog`,
    feed_url: `${homeOf(brand)}/feed.json`,
    language: 'en-us',
  })
  const images = feed.items.flatMap(({ image }: { image?: string }) => image ?? [])
  expect(images).toEqual([expect.stringMatching(new RegExp(`^${homeOf(brand)}/media/content/images/`))])
})
