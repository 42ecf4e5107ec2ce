import { expect, test } from 'vitest'
import { createGhostAdmin, type GhostAdmin } from '#worker/content/ghost/admin.ts'
import { GhostError } from '#worker/content/ghost/client.ts'
import { adminToken } from '../real/admin-api.ts'
import { fixtures, type GhostTarget, slugsOf, textOf } from './request.ts'

export function adminContract(target: () => GhostTarget): void {
  const admin = (key = target().adminKey) => createGhostAdmin({ url: target().url, key })

  async function readFound(ghost: GhostAdmin, idOrSlug: string) {
    const post = await ghost.readDraft(idOrSlug)
    if (!post) throw new Error(`Ghost has no post ${idOrSlug}`)
    return post
  }

  const POSTS = ['edge-draft', 'edge-scheduled', 'edge-all-cards', 'edge-brownco']
  test.each(POSTS)('the Ghost Admin API returns the full text of the post %s by slug and by id', async (slug) => {
    const fixture = fixtures.posts.find((post) => post.slug === slug)
    const post = await readFound(admin(), slug)
    expect(post).toMatchObject({ slug, title: fixture?.title, visibility: 'public', access: true })
    expect(post.id).toMatch(/^[0-9a-f]{24}$/)
    expect(textOf(post.html ?? '')).toBe(textOf(fixture?.html ?? ''))
    expect(slugsOf(post.tags)).toEqual(fixture?.tags)
    expect(slugsOf(post.authors)).toEqual([fixture?.author])
    expect(await admin().readDraft(post.id)).toEqual(post)
  })

  test('the Ghost Admin API lists drafts and scheduled posts, most recently updated first', async () => {
    const drafts = await admin().listDrafts()
    expect(drafts.map(({ slug, status }) => [slug, status])).toEqual(
      expect.arrayContaining([
        ['edge-draft', 'draft'],
        ['edge-scheduled', 'scheduled'],
      ]),
    )
    const times = drafts.map(({ updated_at }) => updated_at)
    expect(times).toEqual(times.toSorted().reverse())
    expect(drafts.some(({ slug }) => slug === 'edge-all-cards')).toBe(false)
  })

  test('the Ghost Admin API returns the full text of a members-only post', async () => {
    const post = await readFound(admin(), 'edge-members')
    expect([post.visibility, post.html?.includes('SECRET')]).toEqual(['members', true])
  })

  test('the Ghost Admin API returns null HTML for a post without a body', async () => {
    expect(await readFound(admin(), 'edge-empty')).toMatchObject({ html: null })
  })

  const ABSENT = ['0'.repeat(24), 'no-such-post', 'No-Such-Post', '..', '']
  test.each(ABSENT)('readDraft returns undefined if no Ghost post has the slug or id %j', async (idOrSlug) => {
    expect(await admin().readDraft(idOrSlug)).toBeUndefined()
  })

  test('the Ghost Admin API client throws a GhostError with status 401 if the API key is wrong', async () => {
    const [id, secret] = target().adminKey.split(':')
    for (const key of [`${'f'.repeat(24)}:${secret}`, `${id}:${'ab'.repeat(32)}`]) {
      const draft = admin(key).readDraft('edge-draft')
      await expect(draft).rejects.toThrow(GhostError)
      await expect(draft).rejects.toThrow('401')
    }
  })

  test('the Ghost Admin API responds with 401 to an expired token', async () => {
    const { url, adminKey } = target()
    const now = Math.floor(Date.now() / 1000)
    const statusFor = async (authorization?: string) => {
      const headers = { ...(authorization && { authorization }) }
      return (await fetch(`${url}/ghost/api/admin/posts/slug/edge-draft/?formats=html`, { headers })).status
    }
    const token = (claims: object) => `Ghost ${adminToken(adminKey, claims)}`
    expect(await statusFor()).toBe(403)
    expect(await statusFor(token({}))).toBe(200)
    expect(await statusFor(token({ iat: now - 600, exp: now - 300 }))).toBe(401)
    expect(await statusFor(token({ iat: now - 600 }))).toBe(401)
    expect(await statusFor(token({ aud: '/content/' }))).toBe(401)
  })
}
