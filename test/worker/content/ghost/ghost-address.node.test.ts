import { expect, test } from 'vitest'
import { mentionsGhost, withoutGhostAddress } from '#worker/content/ghost/ghost-address.ts'

test.each([
  ['See https://ghost.test/contact/.', 'See /contact/.'],
  ['<p>https://Ghost.Test/a?b</p>', '<p>/a?b</p>'],
  ['http://ghost.test:2368/a', '/a'],
  ['//www.ghost.test/a', '/a'],
  ['Visit ghost.test. Or (ghost.test/)', 'Visit this site. Or (this site)'],
  ['a@ghost.test, notghost.test, my.ghost.test, ghost.test.example, ghost.tests', undefined],
  ['No address', undefined],
])('withoutGhostAddress turns "%s" into "%s" (undefined: unchanged)', (text, expected = text) => {
  const value = { title: text, count: 1, tags: [{ name: text }] }
  expect(withoutGhostAddress(value, 'https://ghost.test')).toEqual({
    title: expected,
    count: 1,
    tags: [{ name: expected }],
  })
})

test('if Ghost runs under a path on its host, withoutGhostAddress changes only URLs under that path', () => {
  const text = 'https://host.test/news/a, https://host.test/news, https://host.test/newspaper, https://host.test/shop'
  expect(withoutGhostAddress(text, 'https://host.test/news')).toBe(
    '/a, this site, https://host.test/newspaper, https://host.test/shop',
  )
})

test.each([
  ['https://a.test/?u=https%3A%2F%2Fghost.test%2Fa', true],
  ['https://a.test/%E0%A4%A/ghost.test', true],
  ['https://notghost.test/', false],
  ['mailto:a@ghost.test', false],
])('for the URL %s, mentionsGhost returns %s', (href, expected) => {
  expect(mentionsGhost(href, new URL('https://ghost.test'))).toBe(expected)
})
