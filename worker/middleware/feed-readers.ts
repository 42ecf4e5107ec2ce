import { createMiddleware } from 'hono/factory'
import { feedPath, isFeedPath } from '#shared/feeds'
import { withDomain } from '#shared/links'
import type { AppEnv } from '#worker/context'

/** Readers by name, as they call themselves when they fetch. */
const NAMED = new RegExp(
  `\\b(?:${[
    ...['NetNewsWire', 'Reeder', 'Liferea', 'Akregator', 'NewsBlur', 'ReadKit', 'Feedly(?:Bot)?', 'Inoreader'],
    ...['Miniflux', 'FreshRSS', 'Tiny Tiny RSS', 'tt-rss', 'Thunderbird', 'BazQux', 'Bloglovin', 'Netvibes'],
    ...['RSSOwl', 'QuiteRSS', 'RSSGuard', 'Newsboat', 'Newsbeuter', 'theoldreader', 'Feedbin', 'FeedDemon', 'Feeder'],
    ...['Feed ?Fetcher(?:-Google)?', 'FeedBurner', 'FeedValidator', 'Feedspot', 'CommaFeed', 'Elfeed', 'SimplePie'],
    ...['MagpieRSS', 'UniversalFeedParser', 'FeedParser', 'Gofeed', 'Nextcloud-News', 'selfoss', 'Vienna(?=/)'],
  ].join('|')})\\b`,
  'i',
)

/** Words that only a feed reader calls itself by. "Atom" and "reader" alone name phones and PDF programs too. */
const WORDS = /\b(?:feeds?(?!-?back)|rss|aggregator|(?:atom|news)[ -]?(?:reader|fetcher|parser|client|aggregator))\b/i
const NAME_ITSELF = /^(?:atom|reader)\/\d/i

/** A person is looking: a browser, or the web view in which a reader's app shows the page itself. */
const WEB_VIEW =
  /^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/[\d.+]+ \(KHTML, like Gecko\) .*\b(?:Chrome|Mobile|Safari|Version)\//

/** Whoever an address belongs to: a link-preview bot's may say /feed or rss@, which says nothing of the bot. */
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[a-z]{2,})+\/\S*/gi

export function isFeedReader(userAgent: string): boolean {
  const known = userAgent.slice(0, 512)
  if (WEB_VIEW.test(known)) return false
  const names = known.replace(ADDRESSES, '')
  return [NAMED, WORDS, NAME_ITSELF].some((pattern) => pattern.test(names))
}

/** Home and the blog: where a feed reader is sent to the feed. */
function leadsToFeed(path: string): boolean {
  return (path === '/' || path === '/blog' || path.startsWith('/blog/')) && !isFeedPath(path)
}

/** Sends feed readers that ask for a page to the feed. */
export function feedReaders() {
  return createMiddleware<AppEnv>(async function feedReaders(c, next) {
    const applies = (c.req.method === 'GET' || c.req.method === 'HEAD') && leadsToFeed(c.req.path)
    if (!applies) return next()
    if (isFeedReader(c.req.header('user-agent') ?? '')) {
      c.header('cache-control', 'no-store')
      c.header('vary', 'User-Agent')
      return c.redirect(withDomain(feedPath('rss.xml'), c.var.site.domain), 302)
    }
    await next()
    c.header('vary', 'User-Agent', { append: true })
  })
}
