/** How Ghost takes limit, page, fields, filter and order. */
import { expect, test } from 'vitest'
import type { Target } from '../contract.ts'
import { ask, askJson, fixtures, published, slugsOf, slugsWhere } from './ask.ts'

const IN_TAG_TAX = slugsWhere((post) => post.tags.includes('tax'))
/** Some post in the middle of the list. */
const MIDDLE = published[20]
const sqlite = (iso: string) => iso.slice(0, 19).replace('T', ' ')
const MIDDLE_DATE = MIDDLE?.published_at ?? ''

export function queryContract(target: () => Target): void {
  test.each([
    [undefined, 15],
    ['0', 15],
    ['3', 3],
    ['100', 100],
    ['101', 100],
    ['1000', 100],
    ['all', 100],
    ['abc', 100],
  ])('limit %s means %i', async (limit, expected) => {
    const { meta, tags } = await askJson(target(), 'tags/', limit === undefined ? {} : { limit })
    expect(meta?.pagination.limit).toBe(expected)
    expect(tags).toHaveLength(expected)
  })

  test.each([
    ['limit', '-1'],
    ['limit', '1.5'],
    ['page', '-1'],
    ['page', 'abc'],
  ])('%s=%s is refused with 422', async (name, value) => {
    const response = await ask(target(), 'posts/', { [name]: value })
    expect(response.status).toBe(422)
    expect(((await response.json()) as { errors: object[] }).errors[0]).toMatchObject({ type: 'ValidationError' })
  })

  test('page 0 is the first page', async () => {
    const { meta } = await askJson(target(), 'posts/', { limit: '5', page: '0' })
    expect(meta?.pagination).toMatchObject({ page: 1, prev: null, next: 2 })
  })

  test('past the end Ghost still promises a next page', async () => {
    const { posts, meta } = await askJson(target(), 'posts/', { limit: '5', page: '99' })
    expect(posts).toEqual([])
    expect(meta?.pagination).toMatchObject({ page: 99, next: 100, prev: 98 })
  })

  test('nothing found is one page, not none', async () => {
    const { posts, meta } = await askJson(target(), 'posts/', { filter: 'tag:no-such-tag' })
    expect(posts).toEqual([])
    expect(meta?.pagination).toEqual({ page: 1, limit: 15, pages: 1, total: 0, next: null, prev: null })
  })

  test('the total of tags counts one that is never shown', async () => {
    const { meta } = await askJson(target(), 'tags/')
    expect(meta?.pagination.total).toBe(fixtures.tags.length)
  })

  test('internal tags are listed beside the others, with an address that leads nowhere', async () => {
    const { tags } = await askJson(target(), 'tags/', { limit: '3' })
    expect(tags?.slice(0, 2)).toMatchObject([
      { name: '#brownco', visibility: 'internal', url: `${target().url}/404/` },
      { name: '#payroll', visibility: 'internal' },
    ])
    const internal = await askJson(target(), 'tags/', { filter: 'visibility:internal' })
    expect(slugsOf(internal.tags)).toEqual(['hash-brownco', 'hash-payroll'])
  })

  test('naming fields costs a list its reading times and the addresses of its tags', async () => {
    const fields = 'slug,title,primary_tag,reading_time,feature_image_alt'
    const { posts } = await askJson(target(), 'posts/', { fields, include: 'tags', limit: '1' })
    expect(Object.keys(posts?.[0] ?? {}).sort()).toEqual(['feature_image_alt', 'primary_tag', 'slug', 'tags', 'title'])
    expect(posts?.[0]?.primary_tag).not.toHaveProperty('url')
    expect(JSON.stringify(posts?.[0]?.tags)).not.toContain('"url"')
  })

  test('naming fields costs a single post its tags and the texts of its image', async () => {
    const fields = 'slug,feature_image_alt,feature_image_caption,primary_tag'
    const { posts } = await askJson(target(), 'posts/slug/edge-all-cards/', { fields, include: 'tags' })
    expect(posts).toEqual([{ slug: 'edge-all-cards', feature_image_alt: null, feature_image_caption: null }])
  })

  test('without include a post has neither tags nor authors', async () => {
    const { posts } = await askJson(target(), 'posts/', { limit: '1' })
    for (const name of ['tags', 'authors', 'primary_tag', 'primary_author', 'plaintext', 'lexical']) {
      expect(posts?.[0]).not.toHaveProperty(name)
    }
  })

  test('formats choose between html and plaintext', async () => {
    const { posts } = await askJson(target(), 'posts/slug/edge-brownco/', { formats: 'plaintext' })
    expect(posts?.[0]).toMatchObject({ plaintext: 'First\n\nBody of edge-brownco.' })
    expect(posts?.[0]).not.toHaveProperty('html')
    expect((await ask(target(), 'posts/', { formats: 'pdf' })).status).toBe(422)
  })

  test('a gated post has no text at all where its body is not asked for', async () => {
    const { posts } = await askJson(target(), 'posts/slug/edge-members-preview/', { formats: 'plaintext' })
    expect(posts?.[0]).toMatchObject({ plaintext: '', excerpt: '' })
  })

  test.each([
    ['featured:true', slugsWhere((post) => post.featured)],
    ['tag:tax', IN_TAG_TAX],
    ["tag:'tax'", IN_TAG_TAX],
    ['tag:hash-payroll', ['edge-payroll']],
    ['visibility:members', slugsWhere((post) => post.visibility === 'members')],
    // In the order of the filter, not of the dates.
    ['slug:[edge-empty,edge-paid]', ['edge-empty', 'edge-paid']],
    ['slug:[edge-paid,edge-empty]', ['edge-paid', 'edge-empty']],
    ['tag:tax+featured:true', slugsWhere((post) => post.featured && post.tags.includes('tax'))],
    ['tag:tax+slug:-edge-brownco', IN_TAG_TAX.filter((slug) => slug !== 'edge-brownco')],
    [`published_at:>'${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at > MIDDLE_DATE)],
    [`published_at:>='${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at >= MIDDLE_DATE)],
    [`published_at:<'${sqlite(MIDDLE_DATE)}'`, slugsWhere((post) => post.published_at < MIDDLE_DATE)],
    // Drafts cannot be asked for.
    ['status:draft', slugsOf(published)],
  ])('filter %s', async (filter, expected) => {
    const { posts } = await askJson(target(), 'posts/', { filter, limit: '100', fields: 'slug' })
    expect(slugsOf(posts)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })

  test('a post can be left out by its id', async () => {
    const { posts } = await askJson(target(), 'posts/', { filter: 'tag:tax', limit: '1' })
    const filter = `tag:tax+id:-${posts?.[0]?.id}`
    const rest = await askJson(target(), 'posts/', { filter, limit: '100', fields: 'slug' })
    expect(slugsOf(rest.posts)).toEqual(IN_TAG_TAX.slice(1))
  })

  test('an ISO date with T and Z compares wrongly within its day', async () => {
    const midnight = `${MIDDLE_DATE.slice(0, 10)}T00:00:00.000Z`
    const { posts } = await askJson(target(), 'posts/', { filter: `published_at:>'${midnight}'`, limit: '100' })
    expect(slugsOf(posts)).not.toContain(MIDDLE?.slug)
  })

  test.each(['tag:tax++(', 'featured:'])('filter %s is refused with 400', async (filter) => {
    const response = await ask(target(), 'posts/', { filter })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { errors: object[] }).errors[0]).toMatchObject({ type: 'BadRequestError' })
  })

  test('posts can be ordered by date and by title', async () => {
    const asked = (order: string) => askJson(target(), 'posts/', { order, limit: '100', fields: 'slug,title' })
    expect(slugsOf((await asked('published_at asc')).posts)).toEqual(slugsOf(published).reverse())
    expect(slugsOf((await asked('published_at desc')).posts)).toEqual(slugsOf(published))
    const byTitle = published.map((post) => post.title).sort((a, b) => (a < b ? -1 : 1))
    expect((await asked('title asc')).posts?.map((post) => post.title)).toEqual(byTitle)
  })

  test('authors come with their desk, text and number of posts', async () => {
    const { authors } = await askJson(target(), 'authors/', { include: 'count.posts' })
    const expected = fixtures.authors.map((author) => ({
      ...author,
      count: { posts: slugsWhere((post) => post.author === author.slug).length },
    }))
    expect(authors).toMatchObject(expected.sort((a, b) => (a.slug < b.slug ? -1 : 1)))
  })
}
