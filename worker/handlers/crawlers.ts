/** What crawlers ask a brand's host for: robots.txt, the sitemap, and whom to tell of a weakness. */
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { ContentUnavailable } from '#shared/content'
import { DEFAULT_BRAND, postUrl, tagUrl } from '#worker/brand'
import type { AppEnv, MakeReader } from '#worker/context'
import { indexablePaths } from '../../src/indexable-paths.ts'

const FRESH = 'public, max-age=0, must-revalidate'
/** RFC 9116 wants less than a year. */
const SECURITY_DAYS = 300
const DAY_MS = 24 * 60 * 60 * 1000

/** Of the build, so found once. */
let paths: string[] | undefined

export function crawlers(reader: MakeReader) {
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => {
      const { brand, indexable } = c.var.site
      // Nothing is forbidden elsewhere either: who may not read a page does not see its noindex.
      const lines = ['User-agent: *', 'Disallow:', ...(indexable ? ['', `Sitemap: ${at(brand)}/sitemap.xml`] : [])]
      return text(c, lines)
    })
    .get('/sitemap.xml', async (c) => {
      const { brand } = c.var.site
      const { posts, tags } = await contentOf(reader(c))
      paths ??= indexablePaths()
      const urls = [
        ...paths.map((path) => entry(at(brand) + path)),
        ...(brand.id === DEFAULT_BRAND ? tags.map(({ slug }) => entry(tagUrl(slug))) : []),
        ...posts
          .filter(({ home, elsewhere }) => home === brand.id && !elsewhere)
          .map((post) => entry(postUrl(post), post.updatedAt)),
      ]
      return c.body(`${await sitemap(urls)}`, 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': posts.length > 0 ? FRESH : 'no-store',
      })
    })
    .get('/.well-known/security.txt', (c) => {
      const { brand } = c.var.site
      return text(c, [
        `Contact: mailto:${brand.contact.email}`,
        `Expires: ${new Date(Date.now() + SECURITY_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${at(brand)}/.well-known/security.txt`,
      ])
    })
}

/** Nothing where it cannot be had now (the reader has logged why): the pages are listed without. */
async function contentOf(content: ReturnType<MakeReader>) {
  try {
    return { posts: await content.allPosts(), tags: await content.tags() }
  } catch (error) {
    if (error instanceof ContentUnavailable) return { posts: [], tags: [] }
    throw error
  }
}

function sitemap(urls: ReturnType<typeof entry>[]) {
  return html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`
}

function entry(url: string, changed?: string) {
  return html`<url><loc>${url}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : ''}</url>
`
}

function at({ domain }: { domain: string }): string {
  return `https://${domain}`
}

function text(c: Context, lines: string[]) {
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': FRESH })
}
