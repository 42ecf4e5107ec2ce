/** What the site's own client gets out of Ghost. */
import { expect, test } from 'vitest'
import { createGhostClient, type GhostClient } from '#worker/ghost/client'
import type { Target } from '../contract.ts'
import { LONG_SLUG } from '../edge-posts.ts'
import { fixtures, published, slugsOf } from './ask.ts'

export function clientContract(target: () => Target): void {
  const client = (walkSize?: number) =>
    createGhostClient({ url: target().url, key: target().contentKey, ...(walkSize && { walkSize }) })

  async function readFound(ghost: GhostClient, slug: string) {
    const post = await ghost.readPost(slug)
    if (!post) throw new Error(`no post ${slug}`)
    return post
  }

  test.each([100, 7])(
    'all posts are found, newest first, without a gap or a repetition, %i at a time',
    async (walkSize) => {
      expect(slugsOf(await client(walkSize).browseAllPosts())).toEqual(slugsOf(published))
    },
  )

  test('each post brings its tags with their names, descriptions and whether they are internal', async () => {
    const known = new Map(fixtures.tags.map((tag) => [tag.slug, tag]))
    for (const post of await client().browseAllPosts())
      for (const { slug, name, description, visibility } of post.tags)
        expect({ slug, name, description, visibility }).toEqual(known.get(slug))
  })

  test('every post arrives with its fields', async () => {
    const items = await client().browseAllPosts()
    for (const fixture of published) {
      const post = items.find((item) => item.slug === fixture.slug)
      expect(post, fixture.slug).toMatchObject({
        title: fixture.title,
        featured: fixture.featured,
        visibility: fixture.visibility,
        access: fixture.visibility === 'public',
        custom_excerpt: fixture.custom_excerpt ?? null,
        feature_image_alt: fixture.feature_image?.alt ?? null,
        feature_image_caption: fixture.feature_image?.caption ?? null,
        primary_author: { slug: fixture.author },
      })
      expect(new Date(post?.published_at ?? '').toISOString()).toBe(fixture.published_at)
      expect(slugsOf(post?.tags ?? [])).toEqual(fixture.tags)
      expect(post?.feature_image === null).toBe(fixture.feature_image === null)
    }
  })

  test.each(['edge-draft', 'edge-scheduled', 'no-such-post', 'No-Such-Post', '%E0%A4%A', ''])(
    'there is no post %j for readers',
    async (slug) => {
      expect(await client().readPost(slug)).toBeUndefined()
    },
  )

  test('a post with an address of 185 characters is found', async () => {
    expect((await readFound(client(), LONG_SLUG)).slug).toBe(LONG_SLUG)
  })

  test.each(['edge-arabic', 'edge-japanese'])('the title of %s arrives as it was written', async (slug) => {
    const written = fixtures.posts.find((post) => post.slug === slug)?.title
    expect((await readFound(client(), slug)).title).toBe(written)
  })

  test('a post without a body has neither text nor reading time', async () => {
    expect(await readFound(client(), 'edge-empty')).toMatchObject({ html: null, reading_time: 0 })
  })

  test('gated posts stay in lists and show nothing behind their wall', async () => {
    const ghost = client()
    const [members, preview, paid] = await Promise.all([
      readFound(ghost, 'edge-members'),
      readFound(ghost, 'edge-members-preview'),
      readFound(ghost, 'edge-paid'),
    ])
    expect(members).toMatchObject({ access: false, visibility: 'members', html: '' })
    expect(preview).toMatchObject({ access: false, html: '<p>Everybody may read this part.</p>' })
    expect(paid).toMatchObject({ access: false, visibility: 'paid', html: '<p>A paragraph before the wall.</p>' })
    const items = await ghost.browseAllPosts()
    expect(slugsOf(items)).toEqual(expect.arrayContaining(['edge-members', 'edge-members-preview', 'edge-paid']))
    expect(JSON.stringify(items)).not.toContain('SECRET')
  })

  test('an internal tag in first place leaves a post without a primary tag', async () => {
    const ghost = client()
    const brownco = await readFound(ghost, 'edge-brownco')
    expect(brownco.primary_tag).toBeNull()
    expect(brownco.tags[0]).toMatchObject({ name: '#brownco', slug: 'hash-brownco', visibility: 'internal' })
    expect((await readFound(ghost, 'edge-payroll')).primary_tag).toMatchObject({ slug: 'payroll' })
  })
}
