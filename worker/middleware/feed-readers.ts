import { createMiddleware } from 'hono/factory'

/** Readers by name. */
const NAMED =
  /\b(?:NetNewsWire|Reeder|Liferea|Akregator|NewsBlur|ReadKit|Feedly|Inoreader|Miniflux|FreshRSS|Tiny Tiny RSS|tt-rss|Thunderbird|BazQux|Bloglovin|Netvibes|RSSOwl|QuiteRSS|Newsboat|theoldreader|Feedbin|FeedFetcher|SimplePie|MagpieRSS)\b/i

/** Words that only a feed reader calls itself by. "Atom" and "reader" alone name phones and PDF programs too. */
const WORDS = /\b(?:feeds?|rss|aggregator|(?:rss|feed|atom|news)[ -]?(?:reader|fetcher|parser|client|aggregator))\b/i
const NAME_ITSELF = /^(?:atom|reader)\/\d/i

export const FEED_READERS: readonly RegExp[] = [NAMED, WORDS, NAME_ITSELF]

/** Feeds themselves are never redirected. */
const FEED_PATH = /\.(?:xml|json)$/

export function isFeedReader(userAgent: string): boolean {
  // A link-preview bot's address may say /feed or /feedback; that says nothing of the bot.
  const names = userAgent.slice(0, 512).replace(/https?:\/\/\S+/gi, '')
  return FEED_READERS.some((pattern) => pattern.test(names))
}

/** Home and the blog: where a feed reader is sent to the feed. */
function leadsToFeed(path: string): boolean {
  return (path === '/' || path === '/blog' || path.startsWith('/blog/')) && !FEED_PATH.test(path)
}

/** Sends feed readers that ask for a page to the feed. */
export function feedReaders() {
  return createMiddleware(async function feedReaders(c, next) {
    const applies = (c.req.method === 'GET' || c.req.method === 'HEAD') && leadsToFeed(c.req.path)
    if (!applies) return next()
    if (isFeedReader(c.req.header('user-agent') ?? '')) {
      const domain = new URL(c.req.url).searchParams.get('domain')
      c.header('cache-control', 'no-store')
      c.header('vary', 'User-Agent')
      return c.redirect(domain ? `/rss.xml?${new URLSearchParams({ domain })}` : '/rss.xml', 302)
    }
    await next()
    c.header('vary', 'User-Agent', { append: true })
  })
}
