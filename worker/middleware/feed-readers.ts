import { createMiddleware } from 'hono/factory'
import { feedPath, isFeedPath } from '#shared/feeds'
import { withDomain } from '#shared/links'
import type { AppEnv } from '#worker/context'

/** The user agents of known feed readers. */
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

/** Words that only feed readers use. "Atom" and "reader" alone also occur in phones and PDF readers. */
const WORDS = /\b(?:feeds?(?!-?back)|rss|aggregator|(?:atom|news)[ -]?(?:reader|fetcher|parser|client|aggregator))\b/i
const BARE_NAME = /^(?:atom|reader)\/\d/i

/** A browser, or the web view of a feed reader's app: a person reads the page. */
const WEB_VIEW =
  /^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/[\d.+]+ \(KHTML, like Gecko\) .*\b(?:Chrome|Mobile|Safari|Version)\//

/** URLs and email addresses, such as a link-preview bot's, may contain "/feed" or "rss@". */
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[a-z]{2,})+\/\S*/gi

export function isFeedReader(userAgent: string): boolean {
  const start = userAgent.slice(0, 512)
  if (WEB_VIEW.test(start)) return false
  const names = start.replace(ADDRESSES, '')
  return [NAMED, WORDS, BARE_NAME].some((pattern) => pattern.test(names))
}

/** True for the paths that redirect feed readers: the home page and the blog. */
function hasFeed(path: string): boolean {
  return (path === '/' || path === '/blog' || path.startsWith('/blog/')) && !isFeedPath(path)
}

/** Redirects feed readers from pages to the brand's feed. */
export function feedReaders() {
  return createMiddleware<AppEnv>(async function feedReaders(c, next) {
    const applies = (c.req.method === 'GET' || c.req.method === 'HEAD') && hasFeed(c.req.path)
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
