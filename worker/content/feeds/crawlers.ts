import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { ContentUnavailable } from '#shared/content.ts'
import { isOmitted } from '#shared/menu.ts'
import { postUrl, tagUrl } from '#worker/brand/brand.ts'
import { brandMenu } from '#worker/brand/brand-reader.ts'
import type { AppEnv, MakeReader } from '#worker/http/context.ts'
import { setCaching } from '#worker/pages/page-cache.ts'
import { XML_DECLARATION } from '#worker/platform/xml.ts'
import { robotsText } from './robots-text.ts'

/** Number of days from a response with security.txt until the file expires. RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 300
const DAY_MS = 24 * 60 * 60 * 1000

/** Caches the paths of indexable pages, because the paths change only with a deploy. */
let paths: string[] | undefined

export function crawlers(reader: MakeReader) {
  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => {
      const { brand, indexable } = c.var.site
      return plainText(c, robotsText(indexable ? originOf(brand) : undefined))
    })
    .get('/sitemap.xml', async (c) => {
      const { brand } = c.var.site
      const { posts, tags } = await readContent(reader(c))
      const menu = brandMenu(brand)
      paths ??= (await import('#app/entry-server.tsx')).indexablePaths()
      const urls = [
        ...paths.filter((path) => !isOmitted(menu, path)).map((path) => sitemapEntry(originOf(brand) + path)),
        ...(brand.isDefault ? tags.map(({ slug }) => sitemapEntry(tagUrl(slug))) : []),
        ...posts
          .filter(({ home, elsewhere }) => home === brand.id && !elsewhere)
          .map((post) => sitemapEntry(postUrl(post), post.updatedAt)),
      ]
      const xml = `${await sitemap(urls)}`
      setCaching(c, posts.length > 0)
      return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' })
    })
    .get('/.well-known/security.txt', (c) => {
      const { brand } = c.var.site
      const lines = [
        `Contact: mailto:${brand.contact.email}`,
        `Expires: ${new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${originOf(brand)}/.well-known/security.txt`,
      ]
      return plainText(c, `${lines.join('\n')}\n`)
    })
}

/** Reads the posts and tags for the sitemap. Returns empty lists if Ghost is down, so that the sitemap still lists pages. */
async function readContent(content: ReturnType<MakeReader>) {
  try {
    return { posts: await content.allPosts(), tags: await content.tags() }
  } catch (error) {
    if (error instanceof ContentUnavailable) return { posts: [], tags: [] }
    throw error
  }
}

function sitemap(urls: ReturnType<typeof sitemapEntry>[]) {
  return html`${XML_DECLARATION}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`
}

function sitemapEntry(url: string, changed?: string) {
  return html`<url><loc>${url}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : ''}</url>
`
}

function originOf({ domain }: { domain: string }): string {
  return `https://${domain}`
}

function plainText(c: Context<AppEnv>, text: string) {
  setCaching(c, true)
  return c.text(text)
}
