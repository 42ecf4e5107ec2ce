import { html } from 'hono/html'
import { cdata, withoutInvalidCharacters, XML_DECLARATION } from '#worker/platform/xml.ts'
import { type Channel, escapeHtml, type FeedItem } from './channel.ts'

export async function writeAtom({ title, description, link, self, author, updated, items }: Channel): Promise<string> {
  const document = await html`${XML_DECLARATION}
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self('atom.xml')}</id>
<title>${title}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${author.name}</name><uri>${author.link}</uri></author>
<link rel="alternate" href="${link}"/>
<link rel="self" href="${self('atom.xml')}"/>
<subtitle>${description}</subtitle>
${items.map(writeEntry)}</feed>
`
  return withoutInvalidCharacters(`${document}`)
}

/** Writes a post as an Atom entry. The title is HTML, because many feed readers ignore a title's type and expect HTML. */
function writeEntry({ id, link, title, summary, content, authors, categories, published, updated }: FeedItem) {
  return html`<entry>
<title type="html">${escapeHtml(title)}</title>
<id>${id}</id>
<link href="${link}"/>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<summary type="html">${escapeHtml(summary)}</summary>
<content type="html">${cdata(content)}</content>
${authors.map((name) => html`<author><name>${name}</name></author>`)}
${categories.map((term) => html`<category term="${term}"/>`)}
</entry>
`
}
