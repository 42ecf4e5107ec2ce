import { expect, test } from 'vitest'
import { growPosts } from '#scripts/bench/grow-posts'
import { loadFixtures } from '#test/ghost/fixtures'

const { posts } = loadFixtures({ edge: false })

test('a grown blog has the given number of posts, each with its own slug, title and body', () => {
  const grown = growPosts(posts, 1_000)
  for (const field of ['slug', 'title', 'html'] as const)
    expect(new Set(grown.map((post) => post[field])).size, field).toBe(1_000)
})

test('the given posts stay the newest ones and unchanged', () => {
  const grown = growPosts(posts, 100)
  expect(grown.slice(0, posts.length)).toEqual(posts)
  const oldest = Math.min(...posts.map(({ published_at }) => Date.parse(published_at)))
  for (const { published_at } of grown.slice(posts.length)) expect(Date.parse(published_at)).toBeLessThan(oldest)
})

test('the same input gives the same posts', () => {
  expect(growPosts(posts, 70)).toEqual(growPosts(posts, 70))
})
