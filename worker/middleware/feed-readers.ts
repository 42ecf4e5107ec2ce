import { createMiddleware } from 'hono/factory'
import { feedPath, isFeedPath } from '#shared/feeds'
import { withDomain } from '#shared/links'
import type { AppEnv } from '#worker/context'

/** Names of known feed readers, and names such as "news fetcher". */
const NAMED = new RegExp(
  `\\b(?:${[
    ...['NetNewsWire', 'Reeder', 'Liferea', 'Akregator', 'NewsBlur', 'ReadKit', 'Feedly(?:Bot)?', 'Inoreader'],
    ...['Miniflux', 'FreshRSS', 'Tiny Tiny RSS', 'tt-rss', 'Thunderbird', 'BazQux', 'Bloglovin', 'Netvibes'],
    ...['RSSOwl', 'QuiteRSS', 'RSSGuard', 'Newsboat', 'Newsbeuter', 'theoldreader', 'Feedbin', 'FeedDemon', 'Feeder'],
    ...['FeedBurner', 'FeedValidator', 'Feedspot', 'CommaFeed', 'Elfeed', 'SimplePie', 'MagpieRSS', 'Gofeed'],
    ...['UniversalFeedParser', 'Nextcloud-News', 'selfoss', 'NewsGator(?:Online)?', 'Unread', 'Vienna(?=/| \\d)'],
    '(?:feed|news|rss|atom)[ -]?(?:reader|fetcher|parser|client|aggregator)',
  ].join('|')})\\b`,
  'i',
)

/** Splits names into words: "AcmeRSSBot_2" is "Acme", "RSS" and "Bot". */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
const FEED_WORDS = new Set(['feed', 'feeds', 'rss', 'atom', 'reader', 'aggregator'])

/** A browser names its engine. Its words may be the names of a phone or an extension. */
const BROWSER = /^Mozilla\/.*\b(?:AppleWebKit|Gecko|KHTML|MSIE|Presto|Trident)\b/

/** A WebKit or Chromium browser, or the web view of a feed reader's app: a person reads the page, even if it is named. */
const WEB_VIEW =
  /^Mozilla\/5\.0 \([^)]*\) AppleWebKit\/[\d.+]+ \(KHTML, like Gecko\) .*\b(?:Chrome|Mobile|Safari|Version)\//

/** Parts that may contain a feed reader's word in any program. */
const IGNORED = new RegExp(
  [
    // URLs and email addresses, such as a link-preview bot's.
    ...[/\S+@\S+/, /(?:https?:\/\/|www\.)\S+/, /\b[\w-]+(?:\.[a-z]{2,})+\/\S*/],
    // The model of a phone.
    /\([^()]*\bAndroid\b[^()]*\)/,
    ...[/feed-?back/, /\b(?:Adobe|Foxit|Screen) ?Reader\b/],
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

export function isFeedReader(userAgent: string): boolean {
  const start = userAgent.slice(0, 512)
  if (WEB_VIEW.test(start)) return false
  const names = start.replace(IGNORED, '')
  return NAMED.test(names) || (!BROWSER.test(start) && hasFeedWord(names))
}

function hasFeedWord(names: string): boolean {
  return names.match(WORD)?.some((word) => FEED_WORDS.has(word.toLowerCase())) ?? false
}

/** True for the paths that redirect feed readers: the home page and the blog. */
export function hasFeed(path: string): boolean {
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
