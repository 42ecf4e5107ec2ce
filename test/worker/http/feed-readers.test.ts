import { expect, test } from 'vitest'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { ghostPost } from '#test/helpers/worker/fakes.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { isFeedReader } from '#worker/http/feed-readers.ts'
import browsers from '../../fixtures/user-agents/browsers.txt?raw'
import feedReaders from '../../fixtures/user-agents/feed-readers.txt?raw'

const tags = [{ id: '1', slug: 'tax', name: 'Tax', visibility: 'public', description: null }]
setUpSite([ghostPost({ slug: 'first', tags })])

const READER = { 'user-agent': 'NetNewsWire (RSS Reader; https://netnewswire.com/)' }

test('a feed reader that requests the home page or a blog page is redirected to the feed', async () => {
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

test('redirecting a feed reader to the feed keeps a known ?domain= value', async () => {
  const location = async (path: string) => (await fetchSite(path, { headers: READER })).headers.get('location')
  expect(await location('/blog?domain=payroll&page=2')).toBe('/rss.xml?domain=payroll')
  expect(await location('/?domain=evil')).toBe('/rss.xml')
})

test('a feed reader gets every feed without a redirect', async () => {
  for (const path of FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'tax')])) {
    expect(redirectTarget(path)).toBeUndefined()
    expect([path, (await fetchSite(path, { headers: READER })).status]).toEqual([path, 200])
  }
})

test.each(['/', '/blog'])('the response for the path %s has the header Vary: User-Agent', async (path) => {
  expect((await fetchSite(path)).headers.get('vary')).toContain('User-Agent')
})

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'

test.each([
  'Liferea/1.13.5 (Linux; https://lzone.de/liferea/) AppleWebKit (KHTML, like Gecko)',
  'Mozilla/5.0 (X11; Linux) KHTML/5 (like Gecko) Konqueror/5 Akregator/5.24',
  `NewsBlur Feed Fetcher - 2 subscribers - https://www.newsblur.com/site/1/x (Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/16.3 Safari/605.1.15)`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.0',
  ...['my rss aggregator', 'Atom', 'atom.example/1.0', 'acme_atom', 'AcmeAggregator/1.0', 'reader', 'ACME READER/1.0'],
  `Reader/1.0 Mozilla/5.0 (Windows NT 10.0) ${CHROME}`,
  'Acme/1.0 (3 subscribers)',
  'Mozilla/5.0 (compatible; AcmeReader/1.0; +https://example.com/bot)',
  ...['Unread/3.4 (iPhone; iOS 18.5)', 'Vienna/3.9.5 (Macintosh; Intel macOS 15_5)', 'Vienna 3.9.5'],
])('the User-Agent "%s" is recognized as a feed reader', (userAgent) => {
  expect(isFeedReader(userAgent)).toBe(true)
})

test.each([
  '',
  `Mozilla/5.0 (Linux; Android 12; Atom 3) ${CHROME} Mobile`,
  ...['AdobeReader/24.2 (Windows)', 'Foxit Reader/12.1', 'GoodReader4/100 CFNetwork/758.3.15 Darwin/15.4.0'],
  'Dalvik/2.1.0 (Linux; U; Android 8.1.0; Atom Build/O11019)',
  'Atomic/2.0',
  'Mozilla/5.0 (Linux; U; Android 2.0; en-us;) AppleWebKit/538.1 (KHTML, like Gecko) Safari/538.1 (Kobo eReader)',
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Feedly Mini/3.1`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_9_2) ${WEBKIT} NetNewsWire/3.3.2`,
  'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; Acme Reader)',
  'Mozilla/4.08 (PDA; PalmOS/sony/model atom/Revision:2.0.22 (en)) NetFront/3.1',
  'Mozilla/5.0 (Windows; U; Windows NT 6.1; en-US; rv:1.9.2.17) Gecko/20110414 Thunderbird/3.1.10 ThunderBrowse/3.3.5',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ...['+https://example.com/feedback', 'www.example.com/rss', 'example.com/feed/reader', 'rss@example.com'].map(
    (address) => `Mozilla/5.0 (compatible; LinkPreview/1.0; ${address})`,
  ),
  ...['LinkPreview/1.0 (example.com/Feedback/Reader)', 'FeedbackBot/2.0', 'feed-back/1.0', 'curl/8.5.0'],
  'University of Vienna Crawler/1.0',
])('the User-Agent "%s" is not recognized as a feed reader', (userAgent) => {
  expect(isFeedReader(userAgent)).toBe(false)
})

const agents = (fixture: string) => fixture.split('\n').filter((line) => line && !line.startsWith('#'))

test('at least 95% of the feed readers in the published list are recognized', () => {
  const readers = agents(feedReaders)
  const missed = readers.filter((agent) => !isFeedReader(agent))
  expect(readers.length).toBeGreaterThanOrEqual(150)
  expect(missed.length / readers.length, `missed:\n${missed.join('\n')}`).toBeLessThanOrEqual(0.05)
})

test('no browser or bot in the published list is recognized as a feed reader', () => {
  expect(agents(browsers).length).toBeGreaterThanOrEqual(2400)
  expect(agents(browsers).filter(isFeedReader)).toEqual([])
})
