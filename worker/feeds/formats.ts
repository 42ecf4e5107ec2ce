/** A channel in the three formats that readers take. */
import { Feed, type Item } from 'feed'
import type { FeedFile } from '#shared/feeds'
import { type Channel, escapeHtml, type FeedItem } from './channel'

const LANGUAGE = 'en-us'
const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/'

export const WRITERS: Record<FeedFile, (channel: Channel) => string> = {
  'rss.xml': (channel) => xml(feedOf(channel, rssItem).rss2()),
  'atom.xml': (channel) => xml(feedOf(channel, atomItem).atom1()),
  'feed.json': jsonFeed,
}

function feedOf(channel: Channel, write: (item: FeedItem) => Item): Feed {
  const { title, description, link, self, author, updated, items } = channel
  const feed = new Feed({
    id: self('atom.xml'),
    link,
    title,
    description,
    author,
    updated,
    language: LANGUAGE,
    generator: false,
    feedLinks: { rss: self('rss.xml'), atom: self('atom.xml') },
  })
  for (const item of items) feed.addItem(write(item))
  return feed
}

/**
 * dc:creator, since RSS's own author must be a mail address; media:content, since an enclosure must know its length.
 * Several of one name are written from a list, which the library's types do not know.
 */
function rssItem({ id, link, title, summary, html, authors, categories, published, image }: FeedItem): Item {
  const media = image && {
    _attributes: { 'xmlns:media': MEDIA_NAMESPACE, url: image.url, medium: 'image', type: image.type },
  }
  return {
    guid: id,
    link,
    title,
    description: escapeHtml(summary),
    content: html,
    date: published,
    category: categories.map((name) => ({ name })),
    extensions: [
      { name: 'dc:creator', objects: authors.map((name) => ({ _cdata: name })) as never },
      ...(media ? [{ name: 'media:content', objects: media }] : []),
    ],
  }
}

/** Atom's titles and summaries are written as HTML; the library leaves "<" in its attributes. */
function atomItem({ id, link, title, summary, html, authors, categories, published, updated }: FeedItem): Item {
  return {
    id,
    link,
    title: escapeHtml(title),
    description: escapeHtml(summary),
    content: html,
    published,
    date: updated,
    author: authors.map((name) => ({ name })),
    category: categories.map((name) => ({ term: name.replaceAll('<', '‹') })),
  }
}

/** Version 1.1, which the library does not write: it knows one author a post and no language. */
function jsonFeed({ title, description, link, self, author, items }: Channel): string {
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
      content_html: item.html,
      date_published: item.published.toISOString(),
      date_modified: item.updated.toISOString(),
      authors: item.authors.map((name) => ({ name })),
      tags: item.categories,
      ...(item.image && { image: item.image.url }),
    })),
  })
}

/** XML has no way at all to say control characters and half characters; one in a title would end the feed for everybody. */
function xml(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
}
