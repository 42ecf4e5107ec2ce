import { expect, test } from 'vitest'
import { FAILED } from '#shared/failure'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite()

const LONG = 'a'.repeat(10_000)
const SLUGS = ['a.b', '..', '%2e%2e', 'a%2Fb', 'a//b', '%00', 'a%00b', '%', '%E0%A4%A', '%ff', 'UPPER', "a'b", LONG]
const PAGES = ['0', '-1', '1e9', 'abc', '1.5', '', '999', '99999999999999999999', '1;2', '%00']

test('an address that cannot be a slug gets a status below 500 without a request to Ghost for it', async () => {
  for (const slug of SLUGS)
    for (const path of [
      `/blog/${slug}`,
      `/blog/tag/${slug}`,
      `/api/content/posts/${slug}`,
      `/api/content/tags/${slug}`,
    ]) {
      const response = await fetchSite(path)
      const text = await response.text()
      expect([path.slice(0, 60), response.status < 500, text.includes(FAILED)]).toEqual([
        path.slice(0, 60),
        true,
        false,
      ])
    }
  expect(network.requests.filter((request) => request.includes('/slug/'))).toEqual([])
})

test('ten invalid page numbers get a 200 or 404 and cause one request to Ghost altogether', async () => {
  for (const number of PAGES)
    for (const path of [`/blog?page=${number}`, `/api/content/posts?page=${number}`, `/blog/tag/none?page=${number}`]) {
      const { status } = await fetchSite(path)
      expect([path, [200, 404].includes(status)]).toEqual([path, true])
    }
  expect(network.requests).toHaveLength(1)
})

test.each([
  ['/blog/', 150],
  ['/blog/', 151],
  ['/blog/', 191],
  ['/blog/', 192],
  ['/blog/', 10_000],
  ['/blog/tag/', 150],
  ['/blog/tag/', 151],
])('%s with a missing slug of %i characters gets a 404 with the buttons of its length', async (path, length) => {
  const response = await fetchSite(`${path}${'a'.repeat(length)}`)
  const page = await response.text()
  const has = ['exceptionally long', 'Go to News</a>', 'Return Home Now'].map((text) => page.includes(text))
  expect([response.status, has]).toEqual([404, [length > 150, length > 150, length <= 150]])
  if (path === '/blog/') expect(network.requests.some((request) => request.includes('aaa'))).toBe(length <= 191)
})
