import { expect, test } from 'vitest'
import { loadFixtures } from './fixtures.ts'
import { parsePostFile } from './post-file.ts'

test('parsing a malformed post file throws an error that names the file and the invalid field', () => {
  const file = (tag: string) =>
    `<!--\n${JSON.stringify({ title: 'A title', tags: [tag], author: 'tax-desk', published_at: '2026-01-02T03:04:05.000Z', featured: false })}\n-->\n<p>Text.</p>\n`
  expect(parsePostFile('a-post.html', file('tax')).feature_image).toBeNull()
  expect(() => parsePostFile('a-post.html', file('taxes'))).toThrow(/^a-post\.html: tags\.0: /)
})

test('the fixture posts link only to posts that exist', () => {
  const { posts } = loadFixtures({ edge: true })
  const slugs = posts.map((post) => post.slug)
  const links = posts.flatMap(({ html }) =>
    [...(html ?? '').matchAll(/__GHOST_URL__\/(?!content\/)([^"#?]*)\//g)].map(([, slug = '']) => slug),
  )
  expect(links.filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(links.length).toBeGreaterThan(0)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(posts.map((post) => post.published_at)).size).toBe(posts.length)
})
