import { createMiddleware } from 'hono/factory'
import { feedPath, isFeedPath } from '#shared/feeds.ts'
import { withDomain } from '#shared/links.ts'
import type { AppEnv } from './context.ts'
import { isRead } from './is-read.ts'

/** Matches a word in most feed readers' user agents, such as "FeedFlow/1.0", "rss-parser" or "Acme (3 subscribers)". */
const FEED_WORD = /aggregat|atom(?!i|z)|feed|pod(?:cast|der)|reader|rss|subscriber|syndicat/i

/** Matches the names of feed readers whose user agents may not match `FEED_WORD`. */
const NAMED = new RegExp(
  `\\b(?:${[
    ...['Akregator', 'Apple-PubSub', 'Awasu', 'BazQux', 'BlogBridge', 'Bloglines', 'Bloglovin', 'Blogtrottr'],
    ...['dlvr\\.it', 'Downcast', 'GreatNews', 'Gregarius', 'Gwene', 'intraVnews', 'Kouio', 'Liferea', 'Miniflux'],
    ...['NetNewsWire', 'Netvibes', 'NewsGatorOnline', 'Newz ?Crawler', 'Nextcloud-News', 'Plagger', 'PodchaserParser'],
    ...['Podimo', 'Protopage', 'QuickNews', 'ReadKit', 'ReadYou', 'Reeder', 'Rome Client', 'selfoss', 'SimplePie'],
    ...['Snarfer', 'Stringer', 'Syndirella', 'upday', 'Yahoo Pipes'],
    'News(?:beuter|Blur|boat|brain|Fire|Flash|flow|Gator|ify|Life|raft|Rob)',
    '(?:Fever|Pulp|Unread|Venus|Vienna)(?=/| \\d)',
    // Matches only newer versions of Thunderbird, because add-ons can turn older versions into a web browser.
    '(?<=Gecko/20100101 )Thunderbird',
  ].join('|')})\\b`,
  'i',
)

/** Matches WebKit and Chromium browsers. Some feed reader apps embed one of these browsers to show pages to a person. */
const WEB_VIEW = /^Mozilla\/.*\bAppleWebKit\//

/** Matches the start of an old browser's or Firefox's user agent. The text in parentheses may name a phone or extension. */
const BROWSER = /^Mozilla\/(?=.*\b(?:Gecko|KHTML|MSIE|NetFront|Presto|Trident)\b).*\)/

/** Matches parts of a user agent to ignore. These parts can match `FEED_WORD` even if the program is not a feed reader. */
const IGNORED = new RegExp(
  [
    // Matches URLs and email addresses, such as the contact URL of a link preview bot.
    ...[/(?<!\S)\S+@\S+/, /(?:https?:\/\/|www\.)\S+/, /(?<![\w.-])[\w.-]+\.[a-z]{2,}\/(?!\d)\S*/],
    // Matches the text in parentheses that names an Android phone's model.
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

/** Returns true for the paths of the home page and the blog, where feed readers are redirected to a feed. */
export function hasFeed(path: string): boolean {
  return (path === '/' || path === '/blog' || path.startsWith('/blog/')) && !isFeedPath(path)
}

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
