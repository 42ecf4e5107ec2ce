import { html } from 'hono/html'
import { cdata, withoutInvalidCharacters, XML_DECLARATION } from '#worker/platform/xml.ts'
import { type Channel, escapeHtml, type FeedItem, LANGUAGE } from './channel.ts'

export async function writeRss({ title, description, link, self, updated, items }: Channel): Promise<string> {
  const document = await html`${XML_DECLARATION}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${title}</title>
<link>${link}</link>
<description>${description}</description>
<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
<language>${LANGUAGE}</language>
<atom:link href="${self('rss.xml')}" rel="self" type="application/rss+xml"/>
${items.map(writeItem)}</channel>
</rss>
`
  return withoutInvalidCharacters(`${document}`)
}

/**
 * In RSS, uses dc:creator because `author` requires an email address. Uses media:content because `enclosure` requires a
 * length.
 */
function writeItem({ id, link, title, summary, content, authors, categories, published, image }: FeedItem) {
  return html`<item>
<title>${title}</title>
<link>${link}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${published.toUTCString()}</pubDate>
<description>${escapeHtml(summary)}</description>
<content:encoded>${cdata(content)}</content:encoded>
${categories.map((name) => html`<category>${name}</category>`)}
${authors.map((name) => html`<dc:creator>${name}</dc:creator>`)}
${image && html`<media:content url="${image.url}" medium="image"${image.type && html` type="${image.type}"`}/>`}
</item>
`
}
