import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFeedReader } from '#worker/middleware/feed-readers'
import { fakeNetwork, ghostPost } from './fakes'
import { ask } from './site'
import { emptyStorage } from './storage'

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork([ghostPost({ slug: 'first', html: '<p>A &amp; B <a href="http://ghost.test/second/">link</a></p>' })])
})
afterEach(() => vi.restoreAllMocks())

test('the feed is the brand’s own, with absolute links', async () => {
  const response = await ask('https://payroll.example/rss.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml).toContain('<link>https://payroll.example/blog/first</link>')
  expect(xml).toContain('href="https://payroll.example/blog/second"')
  expect(xml).toContain('<pubDate>Fri, 02 Jan 2026 10:00:00 GMT</pubDate>')
})

test('a feed reader that asks for a page is sent to the feed, and the feed to nobody', async () => {
  const headers = { 'user-agent': 'NetNewsWire (RSS Reader; https://netnewswire.com/)' }
  for (const path of ['/', '/blog', '/blog/first']) {
    const response = await ask(path, { headers })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/rss.xml'])
    expect([response.headers.get('cache-control'), response.headers.get('vary')]).toEqual(['no-store', 'User-Agent'])
  }
  expect((await ask('/rss.xml', { headers })).status).toBe(200)
  expect((await ask('/contact', { headers })).status).toBe(200)
  expect((await ask('/?domain=payroll', { headers })).headers.get('location')).toBe('/rss.xml?domain=payroll')
})

test('pages where the user agent can lead elsewhere say so', async () => {
  expect((await ask('/blog')).headers.get('vary')).toContain('User-Agent')
})

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'

test.each([
  ['NetNewsWire (RSS Reader; https://netnewswire.com/)', true],
  ['Reeder/5050001 CFNetwork/1568 Darwin/24.0.0', true],
  ['Liferea/1.15.3 (Linux; https://lzone.de/liferea/)', true],
  ['Mozilla/5.0 (X11; Linux) KHTML/5 (like Gecko) Konqueror/5 Akregator/5.24', true],
  ['NewsBlur Feed Fetcher - 12 subscribers - https://www.newsblur.com', true],
  ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)', true],
  ['Mozilla/5.0 (compatible; inoreader.com; 3 subscribers)', true],
  ['Mozilla/5.0 (compatible; Miniflux/2.2; +https://miniflux.app)', true],
  ['FreshRSS/1.24 (Linux; https://freshrss.org)', true],
  ['Tiny Tiny RSS/23.1 (https://tt-rss.org/)', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.0', true],
  ['BazQux/2.4 (+https://bazqux.com/fetcher; 1 subscribers)', true],
  ['Bloglovin/1.0 (http://www.bloglovin.com; 1 subscribers)', true],
  ['Netvibes (http://www.netvibes.com)', true],
  ['ReadKit/3 CFNetwork', true],
  ['my rss aggregator', true],
  [`Mozilla/5.0 (Linux; Android 8.1; Atom L Build/OPM2) ${CHROME}`, false],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', false],
  ['LinkPreview/1.0 (+https://example.com/feedback)', false],
  ['Preview/1.0 (+https://example.com/feed)', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, false],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (compatible; ScreenReader-Test)', false],
  ['', false],
])('%s: %s', (userAgent, expected) => {
  expect(isFeedReader(userAgent)).toBe(expected)
})
