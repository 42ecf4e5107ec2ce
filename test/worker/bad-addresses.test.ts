import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FAILED } from '#shared/failure'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask } from './site'
import { emptyStorage } from './storage'

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
})
afterEach(() => vi.restoreAllMocks())

const LONG = 'a'.repeat(10_000)
const SLUGS = ['a.b', '..', '%2e%2e', 'a%2Fb', 'a//b', '%00', 'a%00b', '%', '%E0%A4%A', '%ff', 'UPPER', "a'b", LONG]
const PAGES = ['0', '-1', '1e9', 'abc', '1.5', '', '999', '99999999999999999999', '1;2', '%00']
const QUERIES = [
  LONG.slice(0, 5_000),
  'word '.repeat(1_000),
  '(.*)+[a-z]{99}\\^$|?',
  '<script>',
  '%00',
  'ä ß 漢字',
  '%E0%A4%A',
]

test('a slug no post can have is a page that is not there, and Ghost is not asked', async () => {
  for (const slug of SLUGS)
    for (const path of [
      `/blog/${slug}`,
      `/blog/tag/${slug}`,
      `/api/content/posts/${slug}`,
      `/api/content/tags/${slug}`,
    ]) {
      const response = await ask(path)
      const text = await response.text()
      expect([path.slice(0, 60), response.status < 500, text.includes(FAILED)]).toEqual([
        path.slice(0, 60),
        true,
        false,
      ])
    }
  expect(network.requests.filter((request) => request.includes('/slug/'))).toEqual([])
})

test('a page number that is none is the first page or none, and costs no further request', async () => {
  for (const number of PAGES)
    for (const path of [`/blog?page=${number}`, `/api/content/posts?page=${number}`, `/blog/tag/none?page=${number}`]) {
      const { status } = await ask(path)
      expect([path, [200, 301, 307, 404].includes(status)]).toEqual([path, true])
    }
  expect(network.requests).toHaveLength(1)
})

test('whatever is searched for gets an answer', async () => {
  for (const q of QUERIES)
    for (const path of [`/api/content/search?q=${q}`, `/blog?q=${q}`]) {
      const { status } = await ask(path)
      expect([path.slice(0, 60), status]).toEqual([path.slice(0, 60), 200])
    }
})
