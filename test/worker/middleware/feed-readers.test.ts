import { expect, test } from 'vitest'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { redirectTarget } from '#shared/redirects'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { isFeedReader } from '#worker/middleware/feed-readers'

const tags = [{ id: '1', slug: 'tax', name: 'Tax', visibility: 'public', description: null }]
setUpSite([ghostPost({ slug: 'first', tags })])

const READER = { 'user-agent': 'NetNewsWire (RSS Reader; https://netnewswire.com/)' }

test('a feed reader gets a 302 from the home page and the blog to the feed, but not from other paths', async () => {
  for (const method of ['GET', 'HEAD'])
    for (const path of ['/', '/blog', '/blog/first', '/blog/tag/tax', '/blog?page=2']) {
      const { status, headers } = await fetchSite(path, { method, headers: READER })
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/rss.xml'])
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-store', 'User-Agent'])
    }
  expect((await fetchSite('/contact', { headers: READER })).status).toBe(200)
  expect((await fetchSite('/api/content/posts', { headers: READER })).status).toBe(200)
  expect((await fetchSite('/', { method: 'POST', headers: READER })).status).toBe(405)
})

test('the redirect to the feed keeps a known ?domain= and drops an unknown one', async () => {
  const location = async (path: string) => (await fetchSite(path, { headers: READER })).headers.get('location')
  expect(await location('/blog?domain=payroll&page=2')).toBe('/rss.xml?domain=payroll')
  expect(await location('/?domain=evil')).toBe('/rss.xml')
})

test('a feed reader gets every feed with a 200, without a redirect', async () => {
  for (const path of FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'tax')])) {
    expect(redirectTarget(path)).toBeUndefined()
    expect([path, (await fetchSite(path, { headers: READER })).status]).toEqual([path, 200])
  }
})

test('pages that redirect feed readers vary by User-Agent', async () => {
  expect((await fetchSite('/blog')).headers.get('vary')).toContain('User-Agent')
  expect((await fetchSite('/')).headers.get('vary')).toContain('User-Agent')
})

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const PREVIEW = 'Mozilla/5.0 (compatible; LinkPreview/1.0;'

test.each([
  'NetNewsWire (RSS Reader; https://netnewswire.com/)',
  'Liferea/1.15.3 (Linux; https://lzone.de/liferea/)',
  'Liferea/1.13.5 (Linux; https://lzone.de/liferea/) AppleWebKit (KHTML, like Gecko)',
  'Akregator/5.24.3; syndication',
  'Mozilla/5.0 (X11; Linux) KHTML/5 (like Gecko) Konqueror/5 Akregator/5.24',
  'NewsBlur Feed Fetcher - 12 subscribers - https://www.newsblur.com',
  `NewsBlur Feed Fetcher - 2 subscribers - https://www.newsblur.com/site/1/x (Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/16.3 Safari/605.1.15)`,
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 3 subscribers; like FeedFetcher-Google)',
  'Mozilla/5.0 (compatible; inoreader.com; 3 subscribers)',
  'Mozilla/5.0 (compatible; Miniflux/2.2.6; +https://miniflux.app)',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.0',
  'Feedbin feed-id:1373711 - 142 subscribers',
  'Mozilla/5.0 (compatible; Feedspot/1.0; +https://www.feedspot.com/fs/fetcher)',
  'Feedfetcher-Google; (+http://www.google.com/feedfetcher.html; 4 subscribers; feed-id=12)',
  'Windows-RSS-Platform/2.0 (IE 11.0; Windows NT 10.0)',
  'SimplePie/1.8.0 (Feed Parser; http://simplepie.org; Allow like Gecko)',
  'UniversalFeedParser/5.2.1 +https://code.google.com/p/feedparser/',
  'my rss aggregator',
  'Atom/1.0',
  'Atom',
  'AtomBot/1.0',
  'atom.example/1.0',
  'reader',
  'Reader (Linux; x86_64)',
  `Reader/1.0 Mozilla/5.0 (Windows NT 10.0) ${CHROME}`,
  'rss-parser',
  'feedflow/1.0',
  'Apple-PubSub/65.28',
  'Bloglines/3.1 (http://www.bloglines.com)',
  'Blogtrottr/2.0',
  'FeeddlerPro/2.4 CFNetwork/672.0.8 Darwin/14.0.0',
  'Acme/1.0 (3 subscribers)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:89.0) Gecko/20100101 Firefox/89.0 MonitoRSS/1.0',
  'NewsReader/3.1',
  'Acme Reader/1.0',
  'AcmeFeed/1.0',
  'AcmeFeeds/1.0',
  'AcmeRSS/1.0',
  'RSSBot/2.0',
  'Readwise Reader',
  'Acme Atom/1.0',
  'acme_atom',
  'AcmeAggregator/1.0',
  'ACME READER/1.0 (+https://example.com)',
  'Mozilla/5.0 (compatible; AcmeReader/1.0; +https://example.com/bot)',
  'NewsGatorOnline/2.0 (http://www.newsgator.com; 3 subscribers)',
  'NewsGator/2.5 (http://www.newsgator.com; Microsoft Windows NT 5.1.2600.0; .NET CLR 1.1.4322.2032)',
  'Unread/3.4 (iPhone; iOS 18.5)',
  'Vienna/3.9.5 (Macintosh; Intel macOS 15_5)',
  'Vienna 3.9.5',
])('%s is a feed reader', (userAgent) => {
  expect(isFeedReader(userAgent)).toBe(true)
})

test.each([
  '',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
  `${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12.423 Version/12.16',
  'Lynx/2.9.0dev.10 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.1',
  // Phones and programs whose names contain "Atom" or "Reader".
  `Mozilla/5.0 (Linux; Android 8.1; Atom L Build/OPM2) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 12; Atom 3) ${CHROME} Mobile`,
  'Mozilla/4.0 (compatible; Adobe Reader 11.0)',
  'AdobeReader/24.2 (Windows)',
  'Foxit Reader/12.1',
  'GoodReader4/100 CFNetwork/758.3.15 Darwin/15.4.0',
  'Dalvik/2.1.0 (Linux; U; Android 8.1.0; Atom Build/O11019)',
  'Telegram-Android/11.2 (Unihertz Atom L; Android 10; SDK 29)',
  'Atomic/2.0',
  'ATOMIC/2.0',
  `Mozilla/5.0 (Linux; U; Android 2.0; en-us;) AppleWebKit/538.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/538.1 (Kobo eReader)`,
  'Mozilla/5.0 (compatible; ScreenReader-Test)',
  // The web view of a feed reader's app, or a browser with its extension.
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Feedly Mini/3.1`,
  `${IPHONE} ${WEBKIT} Mobile/15E148 Feedly/92.0`,
  `Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36 Inoreader/7`,
  `${IPHONE} ${WEBKIT} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone;FBSV/18;news feed]`,
  // Browsers whose agents contain one of the words.
  'Mozilla/5.0 (X11; Linux x86_64; rv:142.0; RSS) Gecko/20100101 Firefox/142.0',
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; Acme Reader)',
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1; Feedreader; (R1 1.5); .NET CLR 1.1.4322)',
  'Mozilla/4.08 (PDA; PalmOS/sony/model atom/Revision:2.0.22 (en)) NetFront/3.1',
  'Mozilla/5.0 (Windows; U; Windows NT 6.1; en-US; rv:1.9.2.17) Gecko/20110414 Thunderbird/3.1.10 ThunderBrowse/3.3.5',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_9_2) ${WEBKIT} NetNewsWire/3.3.2`,
  'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; AcmeFeed 1.0; rv:11.0) like Gecko',
  // Search engines and link-preview bots, even if their URLs contain "feed" or "rss".
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) ${WEBKIT} Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
  `${PREVIEW} +https://example.com/feedback)`,
  `${PREVIEW} +https://example.com/feed)`,
  `${PREVIEW} www.example.com/rss)`,
  `${PREVIEW} example.com/feed/reader)`,
  `${PREVIEW} rss@example.com)`,
  'LinkPreview/1.0 (+https://example.com/feedback)',
  'LinkPreview/1.0 (example.com/Feedback/Reader)',
  'LinkPreview/1.0 (feedback@example.com)',
  'FeedbackBot/2.0',
  'FeedBack/2.0',
  'University of Vienna Crawler/1.0',
  'feed-back/1.0',
  'curl/8.5.0',
])('%s is not a feed reader', (userAgent) => {
  expect(isFeedReader(userAgent)).toBe(false)
})
