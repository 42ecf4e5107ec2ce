import { expect, test } from 'vitest'
import { counted, DRAFT_TEXT, newsTitle, withoutResponseParts, wrongInBody } from '#scripts/bench/load-check'

const route = { brand: { id: 'payroll' as const, domain: 'payroll.example' }, path: '/blog' }
const page = (text = '', { brand = 'payroll', path = '/blog' } = {}) =>
  `<!DOCTYPE html><html lang="en" data-brand="${brand}"><link rel="canonical" href="https://any.example${path}"/>${text}</html>`
const feed = (address: string) => `<?xml version="1.0"?><rss><link href="${address}"/></rss>`

test.each([
  { name: 'its own page', body: page(newsTitle(4)) },
  { name: 'a newer edition', body: page(newsTitle(5)) },
  { name: 'its own feed', body: feed('https://payroll.example/blog') },
])('a body with $name is right', ({ body }) => {
  expect(wrongInBody(body, route, 4)).toEqual([])
})

test.each([
  { name: "another brand's page", body: page('', { brand: 'brownco' }), expected: 'is a page of brownco' },
  { name: 'another path', body: page('', { path: '/' }), expected: 'is the page /' },
  { name: 'half a page', body: page().slice(0, -7), expected: 'is truncated' },
  { name: 'a draft', body: page(DRAFT_TEXT), expected: 'shows a draft' },
  { name: 'an old edition', body: page(newsTitle(5) + newsTitle(3)), expected: 'shows edition 3, not 4' },
  { name: "another brand's feed", body: feed('https://brownco.example/blog'), expected: 'is not payroll.example/blog' },
])('a body with $name is wrong', ({ body, expected }) => {
  expect(wrongInBody(body, route, 4)).toEqual([expected])
})

test('two renderings of a page differ only in nonces and times', () => {
  const rendering = (nonce: string, time: number) =>
    `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">{u:${time},"now":"${new Date(time).toISOString()}",phone:"740-555-0100"}</script>`
  const [first, second] = [rendering('abc', 1_795_000_000_000), rendering('xyz', 1_795_000_000_001)].map(
    withoutResponseParts,
  )
  expect(first).toBe(second)
  expect(first).toContain('740-555-0100')
})

test('equal findings are counted, the most frequent first', () => {
  expect(counted(['a', 'b', 'b'])).toEqual(['2 × b', '1 × a'])
})
