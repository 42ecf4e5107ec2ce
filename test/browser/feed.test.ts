/**
 * The feeds of the built site, read by two independent parsers. rss-parser throws when XML is not well-formed. Names such
 * as MissingSelf are rules of the W3C feed validator.
 */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import Parser from 'rss-parser'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { type Site, startSite } from '#scripts/site'
import type { BrandId } from '#shared/brand-id'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Item, readAtom, readItems, readPath, readRss } from './read-feed.ts'

let ghost: SampleGhost
let site: Site

beforeAll(async () => {
  ghost = await startSampleGhost({ edge: true })
  // Posts that easily break a feed: gated or empty, with internal tags, and with every card.
  const beforeOdd = new Date(Date.now() - 60_000).toISOString()
  for (const slug of ['edge-all-cards', 'edge-paid', 'edge-members', 'edge-empty', 'edge-japanese', 'edge-brownco'])
    ghost.edit(slug, { published_at: beforeOdd })
  ghost.publish({
    slug: 'odd',
    title: 'A <b>&amp;</b> \u0008 ]]> \ud800 B',
    tags: ['odd-tag'],
    html: '<p>]]> &amp;lt;</p>',
  })
  site = await start()
})
function start() {
  const vars = { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, MAILCHANNELS_API_KEY: 'unused' }
  return startSite({ port: 0, vars })
}
afterAll(() => Promise.all([site?.stop(), ghost?.stop()]))

describe.each(BRAND_IDS)('%s', (brand) => {
  const home = `https://${getBrand(brand).domain}`

  test('rss-parser and feedsmith read the same posts from RSS and from Atom', async () => {
    for (const file of ['rss.xml', 'atom.xml'] as const) {
      const first = await new Parser().parseString(await readPath(site, brand, feedPath(file)))
      const second = await readItems(site, brand, file)
      expect(first.items.map(({ link, isoDate }) => [link, isoDate])).toEqual(
        second.map(({ link, published }) => [link, published]),
      )
    }
  })

  test('RSS, Atom and JSON Feed have the same 15 newest posts, newest first', async () => {
    const [rss, atom, json] = await Promise.all(FEED_FORMATS.map(({ file }) => readItems(site, brand, file)))
    expect(rss).toHaveLength(15)
    expect(atom).toEqual(rss)
    expect(json?.map(withoutControls)).toEqual(rss)
    const dates = rss?.map(({ published }) => published) ?? []
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(rss?.[0]?.link).toBe(`${home}/blog/odd`)
  })

  test('every item has a link, a title, content and an author, and a unique id (UndefinedElement, NotUnique)', async () => {
    const items = await readItems(site, brand, 'rss.xml')
    for (const item of items) {
      expect(item.link).toMatch(new RegExp(`^${home}/blog/[a-z0-9-]+$`))
      expect(item.id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
      expect([item.title !== '', item.html !== '', item.authors.length]).toEqual([true, true, 1])
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('item HTML has absolute URLs only, and no scripts or styles (ContainsRelRef, ContainsScript, DangerousStyleAttr)', async () => {
    for (const { html, link } of await readItems(site, brand, 'rss.xml'))
      visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
        expect(['script', 'style', 'iframe', 'form', 'object', 'svg', 'button']).not.toContain(tagName)
        expect(Object.keys(properties).filter((name) => /^(?:style|on|data|className)/.test(name))).toEqual([])
        for (const address of [properties.href, properties.src, ...sources(properties.srcSet)])
          if (address) expect([link, address]).toEqual([link, expect.stringMatching(/^(?:https?:\/\/|mailto:|tel:)/)])
      })
    expect(JSON.stringify(await readItems(site, brand, 'feed.json'))).not.toMatch(/__GHOST_URL__|SECRET/)
  })

  test('an RSS channel links to itself and to its page, with RFC 2822 dates (MissingSelf, MissingNamespace, InvalidRFC2822Date)', async () => {
    const namespaces = [...(await readPath(site, brand, '/rss.xml')).matchAll(/ xmlns:(\w+)="([^"]*)"/g)]
    expect(Object.fromEntries(namespaces.map(([, prefix, uri]) => [prefix, uri]))).toEqual({
      atom: 'http://www.w3.org/2005/Atom',
      content: 'http://purl.org/rss/1.0/modules/content/',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    })
    for (const tag of [undefined, 'odd-tag', 'payroll']) {
      const { atom, link, language, description, lastBuildDate, items = [] } = await readRss(site, brand, tag)
      const self = { href: `${home}${feedPath('rss.xml', tag)}`, rel: 'self', type: 'application/rss+xml' }
      expect(atom?.links).toEqual([self])
      expect(link).toBe(home + (tag ? `/blog/tag/${tag}` : '/blog'))
      expect([language, description !== '']).toEqual(['en-us', true])
      for (const date of [lastBuildDate, ...items.map(({ pubDate }) => pubDate)])
        expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
      expect(items.filter(({ guid, authors }) => guid?.isPermaLink !== false || authors)).toEqual([])
    }
  })

  test('an Atom feed has an id, an author and a link to itself, with RFC 3339 dates (MissingAuthor, InvalidRFC3339Date)', async () => {
    const { id, authors, links, updated, entries = [] } = await readAtom(site, brand)
    expect([id, authors]).toEqual([`${home}/atom.xml`, [{ name: getBrand(brand).name, uri: `${home}/` }]])
    expect(links).toContainEqual({ rel: 'self', href: `${home}/atom.xml` })
    for (const date of [updated, ...entries.flatMap((entry) => [entry.published, entry.updated])])
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('a JSON Feed has version 1.1, its addresses and an image for each post with a feature image', async () => {
    const feed = JSON.parse(await readPath(site, brand, '/feed.json'))
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      home_page_url: `${home}/blog`,
      feed_url: `${home}/feed.json`,
      language: 'en-us',
    })
    for (const { date_published } of feed.items)
      expect(date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const images = feed.items.flatMap(({ image }: { image?: string }) => image ?? [])
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toMatch(new RegExp(`^${home}/media/content/images/`))
  })

  test('a feature image is media:content with its type', async () => {
    const { items = [] } = await readRss(site, brand)
    const [media] = items.find(({ link }) => link?.endsWith('/edge-all-cards'))?.media?.contents ?? []
    expect(media).toMatchObject({ medium: 'image', type: 'image/png' })
    expect(media?.url).toMatch(new RegExp(`^${home}/media/content/images/.*edge-all-cards\\.png$`))
  })
})

test('markup in titles and content is unchanged, and characters that XML cannot represent are removed', async () => {
  for (const { file } of FEED_FORMATS) {
    const [odd] = await readItems(site, 'payroll', file)
    expect(withoutControls(odd as Item)).toMatchObject({
      title: 'A <b>&amp;</b>  ]]> \ufffd B',
      html: '<p>]]> &#x26;lt;</p>',
    })
  }
})

test('a post keeps its id in every brand’s feed after its slug and its brand change', async () => {
  const idOf = async (brand: BrandId, end: string) =>
    (await readItems(site, brand, 'rss.xml')).find(({ link }) => link.endsWith(end))?.id
  const ids = await Promise.all(BRAND_IDS.map((brand) => idOf(brand, '/edge-brownco')))
  expect([new Set(ids).size, ids[0] !== undefined]).toEqual([1, true])
  ghost.edit('edge-brownco', { slug: 'edge-moved', tags: ['hash-payroll'] })
  await site.stop()
  site = await start()
  expect(await idOf('brownco', '/edge-moved')).toBe(ids[0])
})

function sources(srcset: unknown): string[] {
  return typeof srcset === 'string' ? srcset.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '') : []
}

/** Removes the characters of a JSON Feed item that XML cannot represent. */
function withoutControls<T>(item: T): T {
  return JSON.parse(
    JSON.stringify(item)
      .replace(/\\b/g, '')
      .replace(/\\ud800/g, '\ufffd'),
  )
}
