import { expect, test } from 'vitest'
import { isFeedReader } from '#worker/middleware/feed-readers'
import browsers from '../../fixtures/user-agents/browsers.txt?raw'
import feedReaders from '../../fixtures/user-agents/feed-readers.txt?raw'

const agents = (fixture: string) => fixture.split('\n').filter((line) => line && !line.startsWith('#'))

test('at least 95% of 150 or more published feed readers are recognized', () => {
  const readers = agents(feedReaders)
  const missed = readers.filter((agent) => !isFeedReader(agent))
  expect(readers.length).toBeGreaterThanOrEqual(150)
  expect(missed.length / readers.length, `missed:\n${missed.join('\n')}`).toBeLessThanOrEqual(0.05)
})

test('none of 2,400 or more published browsers and bots is taken for a feed reader', () => {
  expect(agents(browsers).length).toBeGreaterThanOrEqual(2400)
  expect(agents(browsers).filter(isFeedReader)).toEqual([])
})
