import { expect, test, vi } from 'vitest'
import { brands } from '#brands/index.ts'
import type { GhostAdmin } from '#worker/content/ghost/admin.ts'
import { previewedPost } from '#worker/content/preview-token.ts'
import { createDraftList } from '#worker/desk/drafts.ts'

const SECRET = 'a-secret-of-at-least-32-characters'
const ID = '0123456789abcdef01234567'
const DESK = new URL('https://desk.firm.test/drafts')
const draft = {
  id: ID,
  title: 'A draft',
  slug: 'a-draft',
  status: 'draft' as const,
  updated_at: '2026-11-23T12:00:00.000Z',
}

const admin = (listDrafts: GhostAdmin['listDrafts']): GhostAdmin => ({ listDrafts, readDraft: async () => undefined })
const list = createDraftList(
  admin(async () => [draft]),
  SECRET,
)

test("each draft in the desk's drafts list has a preview link for each of the staff member's brands", async () => {
  const all = await list({ who: 'ana@firm.test', brands: undefined }, DESK)
  expect(all?.[0]?.links.map(({ label }) => label)).toEqual(brands.map(({ name }) => name))
  for (const [index, { value }] of (all?.[0]?.links ?? []).entries()) {
    const { origin, pathname, searchParams } = new URL(value)
    const [brand, other] = [brands[index], brands[(index + 1) % brands.length]]
    expect([origin, pathname]).toEqual([`https://${brand?.domain}`, '/preview/a-draft'])
    const token = searchParams.get('token') ?? ''
    expect(await previewedPost(SECRET, token, brand?.id as never)).toBe(ID)
    expect(await previewedPost(SECRET, token, other?.id as never)).toBeUndefined()
  }
  const own = await list({ who: 'bob@firm.test', brands: ['brownco'] }, DESK)
  expect(own?.[0]?.links).toHaveLength(1)
})

test("a local desk's preview links point to the local brand site on the same port", async () => {
  const drafts = await list({ who: 'bob@firm.test', brands: ['brownco'] }, new URL('http://desk.localhost:8790/drafts'))
  expect(drafts?.[0]?.links[0]?.value).toMatch(/^http:\/\/brownco\.localhost:8790\/preview\/a-draft\?token=/)
})

test("the desk's list of drafts is undefined when requests to Ghost fail", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = createDraftList(
    admin(() => Promise.reject(new Error('HTTP 500'))),
    SECRET,
  )
  expect(await failing({ who: 'ana@firm.test', brands: undefined }, DESK)).toBeUndefined()
})
