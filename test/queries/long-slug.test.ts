import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUp, tryShorter } from '#queries/long-slug'
import type { Post } from '#shared/content'

const SLUG = 'a'.repeat(170)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Has posts under these slugs alone. */
function posts(...slugs: string[]) {
  const asked: [slug: string, insist: boolean | undefined][] = []
  return {
    asked,
    post: async (slug: string, options?: { insist?: boolean }) => {
      asked.push([slug, options?.insist])
      return slugs.includes(slug) ? ({} as Post) : undefined
    },
  }
}

test('the full slug is asked for past what is remembered as missing, and reloads at most once', async () => {
  const found = posts(SLUG)
  expect(await lookUp(found, SLUG)).toEqual({ kind: 'reload' })
  expect(await lookUp(found, SLUG)).toEqual({ kind: 'none' })
  expect(found.asked[0]).toEqual([SLUG, true])
})

test('where storage is forbidden nothing is reloaded', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied })
  expect(await lookUp(posts(SLUG), SLUG)).toEqual({ kind: 'none' })
})

test('otherwise its first 120 characters lead to the post', async () => {
  const shorter = 'a'.repeat(120)
  expect(await lookUp(posts(shorter), SLUG)).toEqual({ kind: 'redirect', slug: shorter })
  expect(await lookUp(posts(), SLUG)).toEqual({ kind: 'none' })
})

test('what is longer than Ghost keeps, or no slug at all, is not asked for', async () => {
  const none = posts()
  await lookUp(none, 'a'.repeat(192))
  await lookUp(none, 'A'.repeat(160))
  expect(none.asked.map(([slug]) => slug.length)).toEqual([120])
})

test.each([
  [0, 80],
  [1, 50],
])('by hand, try %i takes the first %i characters', async (attempt, length) => {
  const shorter = 'a'.repeat(length)
  const found = posts(shorter)
  expect(await tryShorter(found, SLUG, attempt)).toBe(shorter)
  expect(await tryShorter(posts(), SLUG, attempt)).toBeUndefined()
  expect(found.asked.map(([slug]) => slug)).toEqual([shorter])
})
