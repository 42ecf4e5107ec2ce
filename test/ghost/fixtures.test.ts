import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadFixtures } from './fixtures.ts'
import { drawImage, IMAGE_HEIGHT, IMAGE_WIDTH } from './image.ts'
import { parsePostFile } from './post-file.ts'

const FIELDS = {
  title: 'A title',
  tags: ['tax'],
  author: 'tax-desk',
  published_at: '2026-01-02T03:04:05.000Z',
  featured: false,
}
const file = (fields: object, body = '<p>Text.</p>') => `<!--\n${JSON.stringify(fields)}\n-->\n${body}\n`

test.each([
  ['an unknown tag', { ...FIELDS, tags: ['taxes'] }, /^a-post\.html: tags\.0: /],
  ['an unknown author', { ...FIELDS, author: 'jane' }, /^a-post\.html: author: /],
  ['an invalid date', { ...FIELDS, published_at: 'yesterday' }, /^a-post\.html: published_at: /],
  ['an excerpt over 300 characters', { ...FIELDS, custom_excerpt: 'x'.repeat(301) }, /^a-post\.html: custom_excerpt: /],
  ['an unknown field', { ...FIELDS, exerpt: 'x' }, /^a-post\.html: exerpt: /],
  ['a missing title', { ...FIELDS, title: undefined }, /^a-post\.html: title: /],
])('a post file with %s throws an error with file and field', (_what, fields, message) => {
  expect(() => parsePostFile('a-post.html', file(fields))).toThrow(message)
})

test('a post file can ask for an image, and at most a third of the posts does', () => {
  expect(parsePostFile('a-post.html', file(FIELDS)).feature_image).toBeNull()
  expect(parsePostFile('a-post.html', file({ ...FIELDS, feature_image: true })).feature_image?.alt).toMatch(/drawing/)
  const posts = loadFixtures({ edge: false }).posts
  const pictured = posts.filter((post) => post.feature_image)
  expect(pictured.length).toBeGreaterThan(3)
  expect(pictured.length).toBeLessThanOrEqual(posts.length / 3)
})

test('links between posts lead to existing posts, and slugs and times are unique', () => {
  const { posts } = loadFixtures({ edge: true })
  const slugs = posts.map((post) => post.slug)
  const links = posts.flatMap(({ slug, html }) =>
    [...(html ?? '').matchAll(/__GHOST_URL__\/(?!content\/)([^"#?]*)/g)].map(([, path]) => `${slug} → ${path}`),
  )
  expect(links.filter((link) => !slugs.some((slug) => link.endsWith(`→ ${slug}/`)))).toEqual([])
  expect(links.length).toBeGreaterThan(0)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(posts.map((post) => post.published_at)).size).toBe(posts.length)
})

test('an image is a PNG of 1600 × 900 pixels that depends only on its seed', () => {
  const png = drawImage('a-post')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const numbers = new DataView(png.buffer, png.byteOffset)
  expect([numbers.getUint32(16), numbers.getUint32(20)]).toEqual([IMAGE_WIDTH, IMAGE_HEIGHT])
  const dataLength = numbers.getUint32(33)
  expect(inflateSync(png.subarray(41, 41 + dataLength))).toHaveLength((IMAGE_WIDTH * 3 + 1) * IMAGE_HEIGHT)
  expect(Buffer.compare(drawImage('a-post'), png)).toBe(0)
  expect(Buffer.compare(drawImage('another-post'), png)).not.toBe(0)
  expect(png.length).toBeLessThan(60_000)
})
