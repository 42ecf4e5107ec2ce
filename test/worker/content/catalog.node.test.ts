import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalog } from '#worker/content/catalog.ts'
import { createMediaHosts } from '#worker/content/media/media-hosts.ts'
import type { ListedPost } from '#worker/content/post-list.ts'
import { folded, words } from '#worker/platform/text.ts'

const media = createMediaHosts({ ghostUrl: 'http://ghost.test' })
const TAGS = ['Tax', 'Forms', 'ab'].map((name) => ({ slug: `tag-${name.toLowerCase()}`, name }))
const DATE = '2026-01-02T10:00:00.000Z'

function listed(place: number, fields: Partial<ListedPost>): ListedPost {
  const summary = { title: '', excerpt: '', publishedAt: DATE, updatedAt: DATE, readingMinutes: 1, gated: false }
  const id = `post-${place}`
  return { ...summary, id, slug: id, version: DATE, featured: false, tags: [], home: 'dresdentax', ...fields }
}

function catalogOf(posts: readonly Partial<ListedPost>[]) {
  const list = posts.map((fields, place) => listed(place, fields))
  return createCatalog({ posts: list, tags: TAGS, authors: [], unreadable: 0 }, media)
}

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)

const VOCABULARY = ['tax', 'taxes', 'Taxi', 'form-1040', '1040', 'Äpfel', 'apfel', 'don’t', 'W-2', '税', 'a', 'ab']
const text = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 6 }).map((parts) => parts.join(' '))
const post = fc.record({ title: text, excerpt: text, tags: fc.subarray(TAGS.map(({ slug }) => slug)) })
const query = fc.array(fc.oneof(fc.constantFrom(...VOCABULARY, 'ta', 'fo', '10', 'zzz'), fc.string({ maxLength: 3 })), {
  maxLength: 3,
})

function expectedScore({ title, excerpt, tags }: { title: string; excerpt: string; tags: string[] }, wanted: string[]) {
  const names = TAGS.filter(({ slug }) => tags.includes(slug)).map(({ name }) => name)
  const fields: [number, string][] = [
    [8, title],
    [4, names.join(' ')],
    [2, excerpt],
  ]
  const scores = wanted.map((word) => {
    const found = fields.filter(([, field]) =>
      folded(field)
        .split(' ')
        .some((other) => other.startsWith(word)),
    )
    return found.reduce((sum, [weight]) => sum + weight, 0)
  })
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

test('a post search finds exactly the posts with a prefix match for every query word', async () => {
  const run = fc.asyncProperty(fc.array(post, { maxLength: 12 }), query, async (posts, parts) => {
    const wanted = words(parts.join(' '))
    fc.pre(wanted.length > 0)
    const scored = posts.map((fields, place) => ({ slug: `post-${place}`, score: expectedScore(fields, wanted) }))
    const expected = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
    expect(slugs(await catalogOf(posts).search(parts.join(' '), 'dresdentax'))).toEqual(slugs(expected))
  })
  await fc.assert(run)
})

test('a post search with 50 matches returns only 30 posts', async () => {
  const catalog = catalogOf(
    Array.from({ length: 50 }, (_, place) => ({ title: 'tax', home: place < 45 ? 'dresdentax' : 'payroll' })),
  )
  const found = slugs(await catalog.search(`tax ${'tax '.repeat(1_250)}`, 'payroll'))
  expect([found.length, found[0], found[5]]).toEqual([30, 'post-45', 'post-0'])
})

test('three concurrent searches of 1,200 posts all find the matching post', async () => {
  const catalog = catalogOf(Array.from({ length: 1_200 }, (_, place) => ({ title: `tax ${place}` })))
  const found = await Promise.all(Array.from({ length: 3 }, () => catalog.search('tax 1199', 'dresdentax')))
  expect(found.map(slugs)).toEqual(Array(3).fill(['post-1199']))
})

test("a brand's post list shows featured posts first, then the brand's own posts, then all other posts", () => {
  const posts = Array.from(
    { length: 9 },
    (_, place): Partial<ListedPost> => ({
      featured: [3, 5, 7, 8].includes(place),
      home: place % 2 ? 'payroll' : 'dresdentax',
    }),
  )
  const catalog = catalogOf(posts)
  expect(slugs(catalog.featured('dresdentax'))).toEqual(['post-8', 'post-3', 'post-5'])
  expect(slugs(catalog.ofBrand('payroll')).map((slug) => Number(slug.at(-1)))).toEqual([3, 5, 7, 1, 0, 2, 4, 6, 8])
})

test("a post's related posts are the posts that share the most tags with it", () => {
  const [a, b, c] = slugs(TAGS) as [string, string, string]
  const catalog = catalogOf([{ tags: [a] }, { tags: [a, b] }, { tags: [b, c] }, { tags: [a, b, c] }, { tags: [c] }, {}])
  const { previous, next, related } = catalog.around('post-2')
  expect([previous?.slug, next?.slug, slugs(related)]).toEqual(['post-3', 'post-1', ['post-3', 'post-1', 'post-4']])
  expect(catalog.around('post-5').related).toEqual([])
  expect(catalog.around('unknown')).toEqual({ related: [] })
})

test('a page number past the end of the post list returns no posts', () => {
  const catalog = catalogOf(Array.from({ length: 20 }, () => ({ tags: ['tag-tax'] })))
  expect(catalog.page(catalog.posts, 3).posts).toHaveLength(2)
  expect(catalog.page(catalog.posts, 4)).toEqual({ posts: [], page: 4, pages: 3, total: 20 })
  expect(catalog.tag('tag-tax')).toMatchObject({ name: 'Tax', count: 20 })
  expect([catalog.tag('unknown'), catalog.withTag('unknown')]).toEqual([undefined, []])
})
