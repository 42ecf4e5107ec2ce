import { expect, test } from 'vitest'
import { createGhostClient, type GhostClient } from '#worker/content/ghost/client.ts'
import { LONG_SLUG } from '../edge-posts.ts'
import { fixtures, type GhostTarget, published, request, slugsOf } from './request.ts'

const DEFAULTS_OF_UNLISTED_FIELDS = {
  html: null,
  reading_time: 0,
  uuid: '',
  access: true,
  feature_image_caption: null,
  meta_title: null,
  meta_description: null,
}

export function clientContract(target: () => GhostTarget): void {
  const client = (pageSize?: number) =>
    createGhostClient({ url: target().url, key: target().contentKey, ...(pageSize && { pageSize }) })

  async function readFound(ghost: GhostClient, slug: string) {
    const post = await ghost.readPost(slug)
    if (!post) throw new Error(`Ghost has no post ${slug}`)
    return post
  }

  async function readAll(ghost = client()) {
    const { posts, pages } = await ghost.browsePosts(1, { bodies: true })
    for (let page = 2; page <= pages; page++) posts.push(...(await ghost.browsePosts(page, { bodies: true })).posts)
    return posts
  }

  test.each([100, 7])('the Ghost client reads every post exactly once with a page size of %i', async (pageSize) => {
    const posts = await readAll(client(pageSize))
    expect(slugsOf(posts).toSorted()).toEqual(slugsOf(published).toSorted())
    const keys = posts.map(({ updated_at, id }) => `${new Date(updated_at).toISOString()} ${id}`)
    expect(keys).toEqual(keys.toSorted().reverse())
  })

  test('a Ghost post list without post bodies contains the same posts as a list with post bodies', async () => {
    const [light, whole] = await Promise.all([
      client().browsePosts(1, { bodies: false }),
      client().browsePosts(1, { bodies: true }),
    ])
    const { length } = light.posts.flatMap(({ html, reading_time }) => (html === null && reading_time === 0 ? [1] : []))
    expect([length, light.total, light.pages]).toEqual([whole.items, whole.total, whole.pages])
    const listed = (post: object) => ({ ...post, ...DEFAULTS_OF_UNLISTED_FIELDS })
    expect(light.posts.map(listed)).toEqual(whole.posts.map(listed))
  })

  test('each post in a Ghost post list contains the name, description and visibility of its tags', async () => {
    const fixtureTags = new Map(fixtures.tags.map((tag) => [tag.slug, tag]))
    for (const post of await readAll())
      for (const { slug, name, description, visibility } of post.tags)
        expect({ slug, name, description, visibility }).toEqual(fixtureTags.get(slug))
  })

  test('each post in a Ghost post list has the same field values as its fixture', async () => {
    const items = await readAll()
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

  const ABSENT = ['edge-draft', 'edge-scheduled', 'no-such-post', 'No-Such-Post', '']
  test.each(ABSENT)('the Ghost client returns undefined if no published post has the slug %j', async (slug) => {
    expect(await client().readPost(slug)).toBeUndefined()
  })

  test('the Ghost client can read a post with a 185-character slug', async () => {
    expect((await readFound(client(), LONG_SLUG)).slug).toBe(LONG_SLUG)
  })

  test.each(['edge-arabic', 'edge-japanese'])(
    'the Ghost client returns the title of the post %s unchanged',
    async (slug) => {
      const title = fixtures.posts.find((post) => post.slug === slug)?.title
      expect((await readFound(client(), slug)).title).toBe(title)
    },
  )

  test('the Ghost client returns null HTML for a post without a body', async () => {
    expect(await readFound(client(), 'edge-empty')).toMatchObject({ html: null, reading_time: 0 })
    const times = (await readAll()).map((post) => post.reading_time)
    expect(times.filter((time) => !Number.isInteger(time))).toEqual([])
    expect(Math.max(...times)).toBeGreaterThanOrEqual(2)
  })

  test("the Ghost client returns a tag's posts from newest to oldest", async () => {
    const inTax = published.filter((post) => post.tags.includes('tax'))
    expect(slugsOf(await client().browseNewestPosts(5, 'tax'))).toEqual(slugsOf(inTax).slice(0, 5))
    expect(slugsOf(await client().browseNewestPosts(100))).toEqual(slugsOf(published))
    expect(await client().browseNewestPosts(5, 'no-such-tag')).toEqual([])
  })

  test.each([
    ['an unknown post', 'posts/slug/no-such-post/', 'Post not found.'],
    ['an unknown resource', 'nothing/', null],
  ])('the Ghost Content API responds with 404 to a request for %s', async (_what, path, context) => {
    const response = await request(target(), path)
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { errors: [{ type: 'NotFoundError', context }] },
    ])
  })

  test.each([
    ['no key', '', 403, 'NoPermissionError'],
    ['a wrong key', '?key=0123456789abcdef0123456789', 401, 'UnauthorizedError'],
  ])('the Ghost Content API rejects a request with %s', async (_what, query, status, type) => {
    const response = await fetch(`${target().url}/ghost/api/content/posts/${query}`)
    expect([response.status, await response.json()]).toMatchObject([status, { errors: [{ type }] }])
  })

  test('the Ghost Content API omits the text below the paywall of a members-only post', async () => {
    const ghost = client()
    const [members, preview, paid] = await Promise.all([
      readFound(ghost, 'edge-members'),
      readFound(ghost, 'edge-members-preview'),
      readFound(ghost, 'edge-paid'),
    ])
    expect(members).toMatchObject({ access: false, visibility: 'members', html: '' })
    expect(preview).toMatchObject({ access: false, html: '<p>Everybody may read this part.</p>' })
    expect(paid).toMatchObject({ access: false, visibility: 'paid', html: '<p>A paragraph before the wall.</p>' })
    const items = await readAll(ghost)
    expect(slugsOf(items)).toEqual(expect.arrayContaining(['edge-members', 'edge-members-preview', 'edge-paid']))
    expect(JSON.stringify(items)).not.toContain('SECRET')
  })

  test('the Ghost client returns the visibility "internal" for a tag whose name starts with #', async () => {
    const brownco = await readFound(client(), 'edge-brownco')
    expect(brownco.tags[0]).toMatchObject({ name: '#brownco', slug: 'hash-brownco', visibility: 'internal' })
  })
}
