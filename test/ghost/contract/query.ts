/** Contract of limit, page, fields, filter and order. */
import { expect, test } from 'vitest'
import { fixtures, type GhostTarget, published, request, requestJson, slugsOf, slugsWhere } from './request.ts'

const IN_TAG_TAX = slugsWhere((post) => post.tags.includes('tax'))
/** A post in the middle of the list. */
const MIDDLE = published[20]
const sqlite = (iso: string) => iso.slice(0, 19).replace('T', ' ')
const MIDDLE_DATE = MIDDLE?.published_at ?? ''

export function queryContract(target: () => GhostTarget): void {
  test.each([
    [undefined, 15],
    ['0', 15],
    ['3', 3],
    ['100', 100],
    ['101', 100],
    ['1000', 100],
    ['all', 100],
    ['abc', 100],
  ])('limit=%s returns %i tags', async (limit, expected) => {
    const { meta, tags } = await requestJson(target(), 'tags/', limit === undefined ? {} : { limit })
    expect(meta?.pagination.limit).toBe(expected)
    expect(tags).toHaveLength(expected)
  })

  test.each([
    ['limit', '-1'],
    ['limit', '1.5'],
    ['page', '-1'],
    ['page', 'abc'],
  ])('%s=%s gets a 422', async (name, value) => {
    const response = await request(target(), 'posts/', { [name]: value })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { errors: object[] }).errors[0]).toMatchObject({ type: 'ValidationError' })
  })

  test('page=0 returns the first page', async () => {
    const { meta } = await requestJson(target(), 'posts/', { limit: '5', page: '0' })
    expect(meta?.pagination).toMatchObject({ page: 1, prev: null, next: 2 })
  })

  test('a page past the end has no posts but names a next page', async () => {
    const { posts, meta } = await requestJson(target(), 'posts/', { limit: '5', page: '99' })
    expect(posts).toEqual([])
    expect(meta?.pagination).toMatchObject({ page: 99, next: 100, prev: 98 })
  })

  test('a filter without matches returns one page in total, not zero', async () => {
    const { posts, meta } = await requestJson(target(), 'posts/', { filter: 'tag:no-such-tag' })
    expect(posts).toEqual([])
    expect(meta?.pagination).toEqual({ page: 1, limit: 15, pages: 1, total: 0, next: null, prev: null })
  })

  test('the total number of tags includes a tag that only drafts have, which no list contains', async () => {
    const { meta } = await requestJson(target(), 'tags/')
    expect(meta?.pagination.total).toBe(fixtures.tags.length)
  })

  test('the list of tags includes internal tags, whose url is a 404 page', async () => {
    const { tags } = await requestJson(target(), 'tags/', { limit: '3' })
    expect(tags?.slice(0, 2)).toMatchObject([
      { name: '#brownco', visibility: 'internal', url: `${target().url}/404/` },
      { name: '#payroll', visibility: 'internal' },
    ])
    const internal = await requestJson(target(), 'tags/', { filter: 'visibility:internal' })
    expect(slugsOf(internal.tags)).toEqual(['hash-brownco', 'hash-payroll'])
  })

  test('a list with `fields` has no reading times and no addresses of tags', async () => {
    const fields = 'slug,title,primary_tag,reading_time,feature_image_alt'
    const { posts } = await requestJson(target(), 'posts/', { fields, include: 'tags', limit: '1' })
    expect(Object.keys(posts?.[0] ?? {}).sort()).toEqual(['feature_image_alt', 'primary_tag', 'slug', 'tags', 'title'])
    expect(posts?.[0]?.primary_tag).not.toHaveProperty('url')
    expect(JSON.stringify(posts?.[0]?.tags)).not.toContain('"url"')
  })

  test('a single post with `fields` has no tags and no image texts', async () => {
    const fields = 'slug,feature_image_alt,feature_image_caption,primary_tag'
    const { posts } = await requestJson(target(), 'posts/slug/edge-all-cards/', { fields, include: 'tags' })
    expect(posts).toEqual([{ slug: 'edge-all-cards', feature_image_alt: null, feature_image_caption: null }])
  })

  test('a post without `include` has no tags and no authors', async () => {
    const { posts } = await requestJson(target(), 'posts/', { limit: '1' })
    for (const name of ['tags', 'authors', 'primary_tag', 'primary_author', 'plaintext', 'lexical']) {
      expect(posts?.[0]).not.toHaveProperty(name)
    }
  })

  test('`formats` selects html or plaintext, and an unknown format gets a 422', async () => {
    const { posts } = await requestJson(target(), 'posts/slug/edge-brownco/', { formats: 'plaintext' })
    expect(posts?.[0]).toMatchObject({ plaintext: 'First\n\nBody of edge-brownco.' })
    expect(posts?.[0]).not.toHaveProperty('html')
    expect((await request(target(), 'posts/', { formats: 'pdf' })).status).toBe(422)
  })

  test('a members-only post without html in `formats` has no text and no excerpt', async () => {
    const { posts } = await requestJson(target(), 'posts/slug/edge-members-preview/', { formats: 'plaintext' })
    expect(posts?.[0]).toMatchObject({ plaintext: '', excerpt: '' })
  })

  test.each([
    ['featured:true', slugsWhere((post) => post.featured)],
    ['tag:tax', IN_TAG_TAX],
    ["tag:'tax'", IN_TAG_TAX],
    ['tag:hash-payroll', ['edge-payroll']],
    ['visibility:members', slugsWhere((post) => post.visibility === 'members')],
    // The result has the order of the filter, not of the dates.
    ['slug:[edge-empty,edge-paid]', ['edge-empty', 'edge-paid']],
    ['slug:[edge-paid,edge-empty]', ['edge-paid', 'edge-empty']],
    ['tag:tax+featured:true', slugsWhere((post) => post.featured && post.tags.includes('tax'))],
    ['tag:tax+slug:-edge-brownco', IN_TAG_TAX.filter((slug) => slug !== 'edge-brownco')],
    [`published_at:>'${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at > MIDDLE_DATE)],
    [`published_at:>='${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at >= MIDDLE_DATE)],
    [`published_at:<'${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at < MIDDLE_DATE)],
    // The Content API ignores a filter by status.
    ['status:draft', slugsOf(published)],
  ])('filter=%s returns the matching posts', async (filter, expected) => {
    const { posts } = await requestJson(target(), 'posts/', { filter, limit: '100', fields: 'slug' })
    expect(slugsOf(posts)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('a filter can exclude a post by its id', async () => {
    const { posts } = await requestJson(target(), 'posts/', { filter: 'tag:tax', limit: '1' })
    const filter = `tag:tax+id:-${posts?.[0]?.id}`
    const rest = await requestJson(target(), 'posts/', { filter, limit: '100', fields: 'slug' })
    expect(slugsOf(rest.posts)).toEqual(IN_TAG_TAX.slice(1))
  })

  test('an ISO date with T and Z compares wrongly with dates of the same day', async () => {
    const midnight = `${MIDDLE_DATE.slice(0, 10)}T00:00:00.000Z`
    const { posts } = await requestJson(target(), 'posts/', { filter: `published_at:>'${midnight}'`, limit: '100' })
    expect(slugsOf(posts)).not.toContain(MIDDLE?.slug)
  })

  test.each(['tag:tax++(', 'featured:'])('filter=%s gets a 400', async (filter) => {
    const response = await request(target(), 'posts/', { filter })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { errors: object[] }).errors[0]).toMatchObject({ type: 'BadRequestError' })
  })

  test('`order` sorts posts by date and by title', async () => {
    const ordered = (order: string) => requestJson(target(), 'posts/', { order, limit: '100', fields: 'slug,title' })
    expect(slugsOf((await ordered('published_at asc')).posts)).toEqual(slugsOf(published).reverse())
    expect(slugsOf((await ordered('published_at desc')).posts)).toEqual(slugsOf(published))
    const byTitle = published.map((post) => post.title).sort((a, b) => (a < b ? -1 : 1))
    expect((await ordered('title asc')).posts?.map((post) => post.title)).toEqual(byTitle)
  })

  test('each author has a name, a bio and the number of posts', async () => {
    const { authors } = await requestJson(target(), 'authors/', { include: 'count.posts' })
    const expected = fixtures.authors.map((author) => ({
      ...author,
      count: { posts: slugsWhere((post) => post.author === author.slug).length },
    }))
    expect(authors).toMatchObject(expected.sort((a, b) => (a.slug < b.slug ? -1 : 1)))
  })
}
