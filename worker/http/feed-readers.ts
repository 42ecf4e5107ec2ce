import { createMiddleware } from 'hono/factory'
import { feedPath, isFeedPath } from '#shared/feeds.ts'
import { withDomain } from '#shared/links.ts'
import type { AppEnv } from './context.ts'
import { isRead } from './is-read.ts'

/** A feed reader's user agent usually contains one of these words: "FeedFlow/1.0", "rss-parser", "Acme (3 subscribers)". */
const FEED_WORD = /aggregat|atom(?!i|z)|feed|pod(?:cast|der)|reader|rss|subscriber|syndicat/i

/** Feed readers whose user agents may contain none of the words above. */
const NAMED = new RegExp(
  `\\b(?:${[
    ...['Akregator', 'Apple-PubSub', 'Awasu', 'BazQux', 'BlogBridge', 'Bloglines', 'Bloglovin', 'Blogtrottr'],
    ...['dlvr\\.it', 'Downcast', 'GreatNews', 'Gregarius', 'Gwene', 'intraVnews', 'Kouio', 'Liferea', 'Miniflux'],
    ...['NetNewsWire', 'Netvibes', 'NewsGatorOnline', 'Newz ?Crawler', 'Nextcloud-News', 'Plagger', 'PodchaserParser'],
    ...['Podimo', 'Protopage', 'QuickNews', 'ReadKit', 'ReadYou', 'Reeder', 'Rome Client', 'selfoss', 'SimplePie'],
    ...['Snarfer', 'Stringer', 'Syndirella', 'upday', 'Yahoo Pipes'],
    'News(?:beuter|Blur|boat|brain|Fire|Flash|flow|Gator|ify|Life|raft|Rob)',
    '(?:Fever|Pulp|Unread|Venus|Vienna)(?=/| \\d)',
    // Excludes older versions, which add-ons can turn into browsers.
    '(?<=Gecko/20100101 )Thunderbird',
  ].join('|')})\\b`,
  'i',
)

/** Matches WebKit and Chromium browsers, including the web view of a feed reader's app, in which a person reads the page. */
const WEB_VIEW = /^Mozilla\/.*\bAppleWebKit\//

/** Matches the start of other browsers' user agents. The part in parentheses may name a phone or an extension. */
const BROWSER = /^Mozilla\/(?=.*\b(?:Gecko|KHTML|MSIE|NetFront|Presto|Trident)\b).*\)/

/** Parts of a user agent that may contain a feed word even if the program is not a feed reader. */
const IGNORED = new RegExp(
  [
    // URLs and email addresses, such as those of a link-preview bot.
    ...[/(?<!\S)\S+@\S+/, /(?:https?:\/\/|www\.)\S+/, /(?<![\w.-])[\w.-]+\.[a-z]{2,}\/(?!\d)\S*/],
    // Matches the part in parentheses that contains an Android phone's model.
    /\((?=[^()]*\bAndroid\b)[^()]*\)/,
    ...[/feed-?back/, /\b(?:Adobe|Foxit|Good|PDF|Screen) ?Reader/],
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

export function isFeedReader(userAgent: string): boolean {
  const start = userAgent.slice(0, 512)
  if (WEB_VIEW.test(start)) return false
  const names = start.replace(BROWSER, '').replace(IGNORED, '')
  return FEED_WORD.test(names) || NAMED.test(names)
}

/** Returns true for the paths that redirect feed readers: the home page and the blog. */
export function hasFeed(path: string): boolean {
  return (path === '/' || path === '/blog' || path.startsWith('/blog/')) && !isFeedPath(path)
}

/** Redirects feed readers that request a page to the brand's feed. */
export function feedReaders() {
  return createMiddleware<AppEnv>(async function feedReaders(c, next) {
    if (!isRead(c) || !hasFeed(c.req.path)) return next()
    if (isFeedReader(c.req.header('user-agent') ?? '')) {
      c.header('cache-control', 'no-store')
      c.header('vary', 'User-Agent')
      return c.redirect(withDomain(feedPath('rss.xml'), c.var.site.domain), 302)
    }
    await next()
    c.res.headers.append('vary', 'User-Agent')
  })
}
