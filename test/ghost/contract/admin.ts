/** What the site's previews get out of the Admin API, and who is refused. */
import { expect, test } from 'vitest'
import { createGhostAdmin, type GhostAdmin } from '#worker/ghost/admin'
import { GhostError } from '#worker/ghost/client'
import type { Target } from '../contract.ts'
import { adminToken } from '../real/admin-api.ts'
import { fixtures, slugsOf, wordsOf } from './ask.ts'

export function adminContract(target: () => Target): void {
  const admin = (key = target().adminKey) => createGhostAdmin({ url: target().url, key })

  async function readFound(ghost: GhostAdmin, idOrSlug: string) {
    const post = await ghost.readDraft(idOrSlug)
    if (!post) throw new Error(`no post ${idOrSlug}`)
    return post
  }

  test.each(['edge-draft', 'edge-scheduled', 'edge-all-cards', 'edge-brownco'])(
    '%s is read whole, by its slug and by its id',
    async (slug) => {
      const fixture = fixtures.posts.find((post) => post.slug === slug)
      const post = await readFound(admin(), slug)
      expect(post).toMatchObject({ slug, title: fixture?.title, visibility: 'public', access: true })
      expect(post.id).toMatch(/^[0-9a-f]{24}$/)
      expect(wordsOf(post.html ?? '')).toBe(wordsOf(fixture?.html ?? ''))
      expect(slugsOf(post.tags)).toEqual(fixture?.tags)
      expect(slugsOf(post.authors)).toEqual([fixture?.author])
      expect(await admin().readDraft(post.id)).toEqual(post)
    },
  )

  test('a post for members is told as such, with its secret text', async () => {
    const post = await readFound(admin(), 'edge-members')
    expect([post.visibility, post.html?.includes('SECRET')]).toEqual(['members', true])
  })

  test('a post without a body has none here either', async () => {
    expect(await readFound(admin(), 'edge-empty')).toMatchObject({ html: null })
  })

  test.each(['0'.repeat(24), 'no-such-post', 'No-Such-Post', '..', ''])('there is no post %j', async (idOrSlug) => {
    expect(await admin().readDraft(idOrSlug)).toBeUndefined()
  })

  test('another key, or another secret, is an error and not an absence', async () => {
    const [id, secret] = target().adminKey.split(':')
    for (const key of [`${'f'.repeat(24)}:${secret}`, `${id}:${'ab'.repeat(32)}`]) {
      const asked = admin(key).readDraft('edge-draft')
      await expect(asked).rejects.toThrow(GhostError)
      await expect(asked).rejects.toThrow('Ghost answered 401')
    }
  })

  test('a token is good for this API alone, and for five minutes at most', async () => {
    const { url, adminKey } = target()
    const now = Math.floor(Date.now() / 1000)
    const statusFor = async (authorization?: string) => {
      const headers = { ...(authorization && { authorization }) }
      const response = await fetch(`${url}/ghost/api/admin/posts/slug/edge-draft/?formats=html`, { headers })
      const { errors } = (await response.json()) as { errors?: { type: string; message: string }[] }
      return [response.status, errors?.[0]?.type, errors?.[0]?.message]
    }
    const bad = (message: string) => [401, 'UnauthorizedError', `Invalid token: ${message}`]
    const token = (claims: object) => `Ghost ${adminToken(adminKey, claims)}`
    expect(await statusFor()).toEqual([403, 'NoPermissionError', 'Authorization failed'])
    expect(await statusFor(token({}))).toEqual([200, undefined, undefined])
    expect(await statusFor(token({ iat: now - 600, exp: now - 300 }))).toEqual(bad('jwt expired'))
    expect(await statusFor(token({ iat: now - 600 }))).toEqual(bad('maxAge exceeded'))
    expect((await statusFor(token({ aud: '/content/' })))[0]).toBe(401)
  })
}
