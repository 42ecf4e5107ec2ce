/** Feeds of the built site, read by two parsers that know nothing of each other, and held to the W3C validator's rules. */
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseFeed } from 'feedsmith'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import Parser from 'rss-parser'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { xml2js } from 'xml-js'
import { brands } from '#brands/index'
import { BRAND_IDS, type BrandId } from '#shared/brand-id'
import { FEED_FORMATS, type FeedFile, feedPath } from '#shared/feeds'
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'
import { type Site, startSite } from '../tools/site.ts'

let ghost: SampleGhost
let site: Site

beforeAll(async () => {
  ghost = await startSampleGhost({ edge: true })
  // What breaks feeds: gated and empty posts, markup and controls in titles, internal tags, every card.
  for (const slug of ['edge-all-cards', 'edge-paid', 'edge-members', 'edge-empty', 'edge-japanese', 'edge-brownco'])
    ghost.edit(slug, { published_at: new Date().toISOString() })
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

function read(brand: BrandId, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost` }
    get(`http://127.0.0.1:${site.port}${path}`, { headers }, (response) => resolve(text(response))).on('error', reject)
  })
}

interface Item {
  id: string
  link: string
  title: string
  html: string
  authors: string[]
  categories: string[]
  published: string
}

/** All of them in the words of one format, as the second parser reads them. */
async function itemsOf(brand: BrandId, file: FeedFile): Promise<Item[]> {
  const { format, feed } = parseFeed(await read(brand, feedPath(file)))
  if (format === 'rss')
    return (feed.items ?? []).map((item) => ({
      id: item.guid?.value ?? '',
      link: item.link ?? '',
      title: item.title ?? '',
      html: item.content?.encoded ?? '',
      authors: item.dc?.creators ?? [],
      categories: (item.categories ?? []).map(({ name }) => name ?? ''),
      published: new Date(item.pubDate ?? '').toISOString(),
    }))
  if (format === 'atom')
    return (feed.entries ?? []).map((entry) => ({
      id: entry.id ?? '',
      link: entry.links?.[0]?.href ?? '',
      title: fromEscaped(entry.title?.value ?? ''),
      html: entry.content?.value ?? '',
      authors: (entry.authors ?? []).map(({ name }) => name ?? ''),
      categories: (entry.categories ?? []).map(({ term }) => term ?? ''),
      published: new Date(entry.published ?? '').toISOString(),
    }))
  if (format !== 'json') throw new Error(`${file} is ${format}`)
  return (feed.items ?? []).map((item) => ({
    id: item.id ?? '',
    link: item.url ?? '',
    title: item.title ?? '',
    html: item.content_html ?? '',
    authors: (item.authors ?? []).map(({ name }) => name ?? ''),
    categories: item.tags ?? [],
    published: new Date(item.date_published ?? '').toISOString(),
  }))
}

describe.each(BRAND_IDS)('%s', (brand) => {
  const home = `https://${brands[brand].domain}`

  test('rss-parser and feedsmith read the same posts out of RSS and Atom', async () => {
    for (const file of ['rss.xml', 'atom.xml'] as const) {
      const first = await new Parser().parseString(await read(brand, feedPath(file)))
      const second = await itemsOf(brand, file)
      expect(first.items.map(({ link, isoDate }) => [link, isoDate])).toEqual(
        second.map(({ link, published }) => [link, published]),
      )
    }
  })

  test('the three formats say the same of the 15 newest posts, newest first', async () => {
    const [rss, atom, json] = await Promise.all(FEED_FORMATS.map(({ file }) => itemsOf(brand, file)))
    expect(rss).toHaveLength(15)
    expect(atom?.map(withoutControls)).toEqual(rss?.map(withoutControls))
    expect(json?.map(withoutControls)).toEqual(rss?.map(withoutControls))
    const dates = rss?.map(({ published }) => published) ?? []
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(rss?.[0]?.link).toBe(`${home}/blog/odd`)
  })

  test('UndefinedElement, NotUnique: every item has what it needs, and an id of its own', async () => {
    for (const { file } of FEED_FORMATS) {
      const items = await itemsOf(brand, file)
      for (const item of items) {
        expect(item.link).toMatch(new RegExp(`^${home}/blog/[a-z0-9-]+$`))
        expect(item.id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
        expect([item.title !== '', item.html !== '', item.authors.length]).toEqual([true, true, 1])
      }
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }
  })

  test('ContainsRelRef, ContainsScript, DangerousStyleAttr: nothing in a text needs the site around it', async () => {
    for (const { html, link } of await itemsOf(brand, 'rss.xml'))
      visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }: Element) => {
        expect(['script', 'style', 'iframe', 'form', 'object', 'svg', 'button']).not.toContain(tagName)
        expect(Object.keys(properties).filter((name) => /^(?:style|on|data|className)/.test(name))).toEqual([])
        for (const address of [properties.href, properties.src, ...sources(properties.srcSet)])
          if (address) expect([link, address]).toEqual([link, expect.stringMatching(/^(?:https?:\/\/|mailto:|tel:)/)])
      })
    expect(JSON.stringify(await itemsOf(brand, 'feed.json'))).not.toMatch(/__GHOST_URL__|SECRET/)
  })

  test('MissingSelf, SelfDoesntMatchLocation, MissingNamespace, InvalidRFC2822Date: the RSS channel', async () => {
    for (const tag of [undefined, 'odd-tag', 'payroll']) {
      const { rss } = compact(await read(brand, feedPath('rss.xml', tag)))
      expect(rss._attributes).toMatchObject({
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      })
      const { channel } = rss
      const self = { href: `${home}${feedPath('rss.xml', tag)}`, rel: 'self', type: 'application/rss+xml' }
      expect(channel['atom:link']._attributes).toEqual(self)
      expect(channel.link._text).toBe(home + (tag ? `/blog/tag/${tag}` : '/blog'))
      expect([channel.language._text, channel.description._text !== '']).toEqual(['en-us', true])
      const items = [channel.item].flat()
      for (const date of [channel.lastBuildDate, ...items.map(({ pubDate }) => pubDate)])
        expect(date._text).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
      for (const item of items) {
        expect(item.guid._attributes.isPermaLink).toBe('false')
        expect(item.author).toBeUndefined()
      }
    }
  })

  test('MissingSelf, MissingAuthor, InvalidRFC3339Date: the Atom feed', async () => {
    const { feed } = compact(await read(brand, '/atom.xml'))
    expect(feed._attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
    expect(feed.id._text).toBe(`${home}/atom.xml`)
    expect(feed.author.name._text).toBe(brands[brand].name)
    const links = feed.link.map(({ _attributes }: { _attributes: object }) => _attributes)
    expect(links).toContainEqual({ rel: 'self', href: `${home}/atom.xml` })
    for (const date of [feed.updated, ...feed.entry.flatMap((entry: Compact) => [entry.published, entry.updated])])
      expect(date._text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('JSON Feed 1.1: version, addresses, dates, and a picture where the post has one', async () => {
    const feed = JSON.parse(await read(brand, '/feed.json'))
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      home_page_url: `${home}/blog`,
      feed_url: `${home}/feed.json`,
      language: 'en-us',
    })
    for (const { id, content_html, date_published, authors } of feed.items) {
      expect([typeof id, typeof content_html, authors.length]).toEqual(['string', 'string', 1])
      expect(date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    const pictures = feed.items.flatMap(({ image }: { image?: string }) => image ?? [])
    expect(pictures.length).toBeGreaterThan(0)
    for (const image of pictures) expect(image).toMatch(new RegExp(`^${home}/media/content/images/`))
  })

  test('a feature picture is media:content of the right type', async () => {
    const { feed, format } = parseFeed(await read(brand, '/rss.xml'))
    if (format !== 'rss') throw new Error(format)
    const [media] = feed.items?.find(({ link }) => link?.endsWith('/edge-all-cards'))?.media?.contents ?? []
    expect(media).toMatchObject({ medium: 'image', type: 'image/png' })
    expect(media?.url).toMatch(new RegExp(`^${home}/media/content/images/.*edge-all-cards\\.png$`))
  })
})

test('markup in titles and texts arrives as it was written, what XML cannot say is left out', async () => {
  for (const { file } of FEED_FORMATS) {
    const [odd] = await itemsOf('payroll', file)
    expect(withoutControls(odd as Item)).toMatchObject({
      title: 'A <b>&amp;</b>  ]]> \ufffd B',
      html: '<p>]]> &#x26;lt;</p>',
    })
  }
})

test('a post keeps its id in every brand’s feed, whatever its address and its home become', async () => {
  const idOf = async (brand: BrandId, end: string) =>
    (await itemsOf(brand, 'rss.xml')).find(({ link }) => link.endsWith(end))?.id
  const ids = await Promise.all(BRAND_IDS.map((brand) => idOf(brand, '/edge-brownco')))
  expect([new Set(ids).size, ids[0] !== undefined]).toEqual([1, true])
  ghost.edit('edge-brownco', { slug: 'edge-moved', tags: ['hash-payroll'] })
  await site.stop()
  site = await start()
  expect(await idOf('brownco', '/edge-moved')).toBe(ids[0])
})

// biome-ignore lint/suspicious/noExplicitAny: what it holds is what the tests find out
type Compact = Record<string, any>

/** Throws where the XML is not well-formed. */
function compact(xml: string): Compact {
  return xml2js(xml, { compact: true })
}

function fromEscaped(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function sources(srcset: unknown): string[] {
  return typeof srcset === 'string' ? srcset.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '') : []
}

/** JSON may say what XML cannot. */
function withoutControls<T>(item: T): T {
  return JSON.parse(
    JSON.stringify(item)
      .replace(/\\u0008/g, '')
      .replace(/\\b/g, '')
      .replace(/\\ud800/g, '\ufffd'),
  )
}
