import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import Parser from 'rss-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type BrandName, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

function feedOf(brand: BrandName): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost` }
    get(`http://127.0.0.1:${harness.site.port}/rss.xml`, { headers }, (response) => resolve(text(response))).on(
      'error',
      reject,
    )
  })
}

test.each(BRANDS)('%s: a feed reader can read the feed', async (brand) => {
  const feed = await new Parser().parseString(await feedOf(brand))
  expect(feed.link).toBe(`https://${brand}.example/blog`)
  expect(feed.feedUrl).toBe(`https://${brand}.example/rss.xml`)
  expect(feed.items.length).toBe(9)
  for (const item of feed.items) {
    expect(item.link).toMatch(new RegExp(`^https://${brand}\\.example/blog/[a-z0-9-]+$`))
    expect([item.guid, Number.isNaN(Date.parse(item.isoDate ?? ''))]).toEqual([item.link, false])
    expect(item['content:encoded'].length).toBeGreaterThan(500)
    expect(item['content:encoded']).not.toMatch(/(?:href|src)="\/|__GHOST_URL__/)
  }
})
