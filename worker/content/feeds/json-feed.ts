import { type Channel, LANGUAGE } from './channel.ts'

export function writeJsonFeed({ title, description, link, self, author, items }: Channel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: link,
    feed_url: self('feed.json'),
    language: LANGUAGE,
    authors: [{ name: author.name, url: author.link }],
    items: items.map((item) => ({
      id: item.id,
      url: item.link,
      title: item.title,
      summary: item.summary,
      content_html: item.content,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.authors.map((name) => ({ name })),
      tags: item.categories,
      ...(item.image && { image: item.image.url }),
    })),
  })
}
