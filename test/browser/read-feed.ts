import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseFeed } from 'feedsmith'
import type { Site } from '#scripts/site'
import type { BrandId } from '#shared/brand-id'
import { type FeedFile, feedPath } from '#shared/feeds'

export function readPath({ port }: Site, brand: BrandId, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // The site may close a kept connection at the moment when it is used again.
    const options = { agent: false, headers: { host: `${brand}.localhost` } }
    get(`http://127.0.0.1:${port}${path}`, options, (response) => resolve(text(response))).on('error', reject)
  })
}

export async function readRss(site: Site, brand: BrandId, tag?: string) {
  const { feed, format } = parseFeed(await readPath(site, brand, feedPath('rss.xml', tag)))
  if (format !== 'rss') throw new Error(`Expected RSS, but feedsmith detected ${format}`)
  return feed
}

export async function readAtom(site: Site, brand: BrandId) {
  const { feed, format } = parseFeed(await readPath(site, brand, '/atom.xml'))
  if (format !== 'atom') throw new Error(`Expected Atom, but feedsmith detected ${format}`)
  return feed
}

export interface Item {
  id: string
  link: string
  title: string
  html: string
  authors: string[]
  categories: string[]
  published: string
}

/** The items of a feed, whichever its format, as feedsmith reads them. */
export async function readItems(site: Site, brand: BrandId, file: FeedFile): Promise<Item[]> {
  if (file === 'rss.xml')
    return ((await readRss(site, brand)).items ?? []).map((item) => ({
      id: item.guid?.value ?? '',
      link: item.link ?? '',
      title: item.title ?? '',
      html: item.content?.encoded ?? '',
      authors: item.dc?.creators ?? [],
      categories: (item.categories ?? []).map(({ name }) => name ?? ''),
      published: new Date(item.pubDate ?? '').toISOString(),
    }))
  if (file === 'atom.xml')
    return ((await readAtom(site, brand)).entries ?? []).map((entry) => ({
      id: entry.id ?? '',
      link: entry.links?.[0]?.href ?? '',
      title: unescapeHtml(entry.title?.value ?? ''),
      html: entry.content?.value ?? '',
      authors: (entry.authors ?? []).map(({ name }) => name ?? ''),
      categories: (entry.categories ?? []).map(({ term }) => term ?? ''),
      published: new Date(entry.published ?? '').toISOString(),
    }))
  const { feed, format } = parseFeed(await readPath(site, brand, '/feed.json'))
  if (format !== 'json') throw new Error(`Expected JSON Feed, but feedsmith detected ${format}`)
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

function unescapeHtml(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
