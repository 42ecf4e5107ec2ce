import { expect, test, vi } from 'vitest'
import { oddPosts, wholePost } from '#test/helpers/worker/odd-posts.ts'
import { createPostParser } from '#worker/content/ghost/post-parser.ts'

const DEFAULTS_OTHER_THAN_NULL: Record<string, unknown> = {
  uuid: 'id-whole',
  title: 'Untitled',
  featured: false,
  visibility: 'public',
  access: true,
  updated_at: '2026-01-02T10:00:00.000+00:00',
  published_at: '2026-01-03T10:00:00.000+00:00',
  reading_time: 0,
  tags: [],
  authors: [],
  'tags.0.name': 'payroll',
  'tags.0.visibility': 'public',
  'authors.0.name': 'Unknown Author',
  'authors.0.slug': '',
}
const REQUIRED = ['id', 'slug', 'tags.0.slug']
const UNREAD = ['created_at', 'primary_tag', 'tags.0.id', 'authors.0.id']

const odd = oddPosts()
const absent = odd.filter(({ value }) => value === undefined || value === null)
const present = odd.filter(({ value }) => value !== undefined && value !== null)

function valueAt(post: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], post)
}

const OPTIONAL = absent.filter(({ path }) => !REQUIRED.includes(path) && !UNREAD.includes(path))
test.each(OPTIONAL)("the post parser replaces $name with the field's default value", ({ path, post }) => {
  const [parsed] = createPostParser(() => undefined)([{ ...post, id: 'id-whole' }])
  expect(valueAt(parsed, path)).toEqual(DEFAULTS_OTHER_THAN_NULL[path] ?? null)
})

const UNREADABLE = absent.filter(({ path }) => REQUIRED.includes(path))
test.each(UNREADABLE)('the post parser omits a post with the field $name', ({ path, post }) => {
  const log = vi.fn()
  const parsePosts = createPostParser(log)
  const list = [wholePost('first'), post, wholePost('last')]
  expect([parsePosts(list), parsePosts(list)].map((posts) => posts.map(({ slug }) => slug))).toEqual([
    ['first', 'last'],
    ['first', 'last'],
  ])
  expect(log.mock.calls).toEqual([['post-unreadable', expect.objectContaining({ fields: [path] })]])
})

test.each(present)('the post parser never drops a post with $name without logging it', ({ path, value, post }) => {
  const log = vi.fn()
  const parsePosts = createPostParser(log)
  const posts = [...parsePosts([post, wholePost('whole')]), ...parsePosts([post])]
  expect(posts.filter(({ slug }) => slug === 'whole')).toHaveLength(1)
  const kept = posts.filter(({ slug }) => slug !== 'whole')
  expect([kept.length, log.mock.calls.length]).toEqual(kept.length > 0 ? [2, 0] : [0, 1])
  const known = valueAt(wholePost('whole'), path) ?? 'a text'
  const isSameType = typeof value === typeof known && (Array.isArray(value) || !Array.isArray(known))
  if (!UNREAD.includes(path) && !isSameType) expect(kept).toEqual([])
})

test('the post parser replaces a blank post title with "Untitled"', () => {
  const post = { ...wholePost('blank'), title: ' ', primary_author: { slug: 'ana', name: '' } }
  const [parsed] = createPostParser(() => undefined)([post])
  expect(parsed).toMatchObject({ title: 'Untitled', primary_author: { name: 'Unknown Author' } })
})

test('the post parser omits a post that has no date', () => {
  const dates = { created_at: null, updated_at: null, published_at: null }
  const log = vi.fn()
  expect(createPostParser(log)([{ ...wholePost('dateless'), ...dates }])).toEqual([])
  expect(log).toHaveBeenCalledWith('post-unreadable', {
    id: expect.stringMatching(/^id-/),
    slug: 'dateless',
    fields: ['The post has no date'],
  })
})

test('the post parser logs only 100 of 1,000 unreadable posts', () => {
  const log = vi.fn()
  createPostParser(log)(Array.from({ length: 1_000 }, (_, id) => ({ id: `${id}` })))
  expect(log).toHaveBeenCalledTimes(100)
})

test.each([null, 'text', 7, [[]]])('the post parser omits the value %j from a list of posts', (item) => {
  expect(createPostParser(() => undefined)([item, wholePost('whole')]).map(({ slug }) => slug)).toEqual(['whole'])
})
