/** What the site's own client gets out of Ghost. */
import { expect, test } from 'vitest'
import { createGhostClient, type GhostClient } from '#worker/ghost/client'
import type { Target } from '../contract.ts'
import { LONG_SLUG } from '../edge-posts.ts'
import { fixtures, published, slugsOf, slugsWhere } from './ask.ts'

const SHOWN_TAGS = fixtures.tags.map((tag) => tag.slug).filter((slug) => slug !== 'draft-only')

export function clientContract(target: () => Target): void {
  const client = (walkSize?: number) =>
    createGhostClient({ url: target().url, key: target().contentKey, ...(walkSize && { walkSize }) })

  async function readFound(ghost: GhostClient, slug: string) {
    const post = await ghost.readPost(slug)
    if (!post) throw new Error(`no post ${slug}`)
    return post
  }

  test('pages of posts follow one another, newest first, without a gap or a repetition', async () => {
    const ghost = client()
    const slugs: string[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await ghost.browsePosts({ limit: 9, page })
      expect(answer.page).toBe(page)
      expect(answer.total).toBe(published.length)
      slugs.push(...slugsOf(answer.items))
      pages = answer.pages
    }
    expect(slugs).toEqual(slugsOf(published))
  })

  test('a page past the end is empty and lies beyond the number of pages', async () => {
    const { items, page, pages } = await client().browsePosts({ limit: 9, page: 99 })
    expect(items).toEqual([])
    expect(page).toBeGreaterThan(pages)
  })

  test('featured posts are the featured ones', async () => {
    const { items } = await client().browseFeaturedPosts({ limit: 100, page: 1 })
    expect(slugsOf(items)).toEqual(slugsWhere((post) => post.featured))
    expect(items.length).toBeGreaterThan(0)
  })

  test.each(['tax', 'topic-105', 'hash-brownco', 'draft-only', 'no-such-tag'])('posts tagged %s', async (tag) => {
    const { items, total } = await client().browsePostsByTag(tag, { limit: 100, page: 1 })
    const expected = slugsWhere((post) => post.tags.includes(tag))
    expect(slugsOf(items)).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  test('every post arrives with its fields', async () => {
    const { items } = await client().browsePosts({ limit: 100, page: 1 })
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
        url: `${target().url}/${fixture.slug}/`,
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

  test('a post without a body has neither text nor excerpt nor reading time', async () => {
    expect(await readFound(client(), 'edge-empty')).toMatchObject({ html: null, excerpt: null, reading_time: 0 })
  })

  test('gated posts stay in lists and show nothing behind their wall', async () => {
    const ghost = client()
    const [members, preview, paid] = await Promise.all([
      readFound(ghost, 'edge-members'),
      readFound(ghost, 'edge-members-preview'),
      readFound(ghost, 'edge-paid'),
    ])
    expect(members).toMatchObject({ access: false, visibility: 'members', html: '', excerpt: '' })
    expect(preview).toMatchObject({ access: false, html: '<p>Everybody may read this part.</p>' })
    expect(paid).toMatchObject({ access: false, visibility: 'paid', html: '<p>A paragraph before the wall.</p>' })
    const { items } = await ghost.browsePosts({ limit: 100, page: 1 })
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

  test.each([100, 7])('all tags with a published post are found, %i at a time', async (walkSize) => {
    const tags = await client(walkSize).browseTags()
    expect(tags.length).toBeGreaterThan(100)
    expect(slugsOf(tags).sort()).toEqual([...SHOWN_TAGS].sort())
    for (const tag of tags)
      expect(tag.count?.posts, tag.slug).toBe(slugsWhere((post) => post.tags.includes(tag.slug)).length)
  })

  test('a tag has its name, description and number of posts', async () => {
    const expected = fixtures.tags.find((tag) => tag.slug === 'payroll')
    const posts = slugsWhere((post) => post.tags.includes('payroll')).length
    expect(await client().readTag('payroll')).toMatchObject({ ...expected, count: { posts } })
  })

  test.each(['draft-only', 'no-such-tag', 'Payroll'])('there is no tag %j for readers', async (slug) => {
    expect(await client().readTag(slug)).toBeUndefined()
  })
}
