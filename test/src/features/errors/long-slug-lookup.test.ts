import { beforeEach, expect, test, vi } from 'vitest'
import { lookUp } from '#features/errors/long-slug-lookup.ts'
import type { Post } from '#shared/content.ts'

const SLUG = 'a'.repeat(170)

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

function postReader(...slugs: string[]) {
  const requests: [slug: string, insist: boolean | undefined][] = []
  return {
    requests,
    post: async (slug: string, options?: { insist?: boolean }) => {
      requests.push([slug, options?.insist])
      return slugs.includes(slug) ? ({} as Post) : undefined
    },
  }
}

test('the 404 page for a long slug reloads only once if a post with that slug exists', async () => {
  const reader = postReader(SLUG)
  expect(await lookUp(reader, SLUG)).toEqual({ kind: 'reload' })
  expect(await lookUp(reader, SLUG)).toEqual({ kind: 'none' })
  expect(reader.requests[0]).toEqual([SLUG, true])
})

test("the 404 page redirects a long slug to the post at the slug's first 120 characters", async () => {
  const shorter = 'a'.repeat(120)
  expect(await lookUp(postReader(shorter), SLUG)).toEqual({ kind: 'redirect', slug: shorter })
  expect(await lookUp(postReader(), SLUG)).toEqual({ kind: 'none' })
})

test('the 404 page does not look up slugs that are over 191 characters or contain uppercase letters', async () => {
  const reader = postReader()
  await lookUp(reader, 'a'.repeat(192))
  await lookUp(reader, 'A'.repeat(160))
  expect(reader.requests.map(([slug]) => slug.length)).toEqual([120])
})
