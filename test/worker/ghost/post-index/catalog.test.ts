import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { PostSummary } from '#shared/content'
import { folded, words } from '#shared/text'
import { changingGhost, refresher } from '#test/helpers/worker/post-index'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage'
import { contentKey } from '#worker/cache/content-store'

beforeEach(emptyStorage)

const VOCABULARY = [
  'tax',
  'taxes',
  'Taxi',
  'form',
  'form-1040',
  '1040',
  'Äpfel',
  'apfel',
  'don’t',
  'W-2',
  '税',
  'a',
  'ab',
]
const text = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 6 }).map((parts) => parts.join(' '))
const tag = (name: string) => ({
  id: name,
  slug: `tag-${name.toLowerCase()}`,
  name,
  visibility: 'public',
  description: null,
})
const TAGS = ['Tax', 'Forms', 'ab'].map(tag)
const post = fc.record({
  title: text,
  custom_excerpt: text,
  html: text.map((body) => `<p>${body}</p>`),
  tags: fc.subarray(TAGS),
})
const query = fc.array(fc.oneof(fc.constantFrom(...VOCABULARY, 'ta', 'fo', '10', 'zzz'), fc.string({ maxLength: 3 })), {
  maxLength: 3,
})

/** A search that reads every text: each word of the query is the start of a word in some field, and fields have weights. */
function searchInTexts(posts: readonly PostSummary[], bodies: ReadonlyMap<string, string>, wanted: readonly string[]) {
  const scored = posts.map((post) => {
    const fields: [string, number][] = [
      [post.title, 8],
      [post.tags.map(({ name }) => name).join(' '), 4],
      [post.excerpt, 2],
      [bodies.get(post.slug) ?? '', 1],
    ]
    const scores = wanted.map((word) =>
      fields.reduce((sum, [field, weight]) => sum + (` ${folded(field)}`.includes(` ${word}`) ? weight : 0), 0),
    )
    return { slug: post.slug, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) }
  })
  const found = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return found.slice(0, 30).map(({ slug }) => slug)
}

test('a search finds the same posts in the same order as one that reads every text', async () => {
  const run = fc.asyncProperty(
    fc.array(post, { minLength: 1, maxLength: 12 }),
    fc.array(query),
    async (posts, queries) => {
      const ghost = changingGhost()
      for (const [index, fields] of posts.entries()) {
        ghost.tick()
        ghost.add(`post-${index}`, fields)
      }
      const catalog = await refresher({ shardSize: 5 }).refresh()
      const summaries = await catalog.summaries(catalog.posts)
      const bodies = new Map(posts.map(({ html }, index) => [`post-${index}`, html.replace(/<[^>]*>/g, '')]))
      for (const parts of queries) {
        const wanted = words(parts.join(' '))
        const expected = wanted.length === 0 ? [] : searchInTexts(summaries, bodies, wanted)
        const found = wanted.length === 0 ? [] : await catalog.search(parts.join(' '), 'dresdentax')
        expect([parts, found.map(({ slug }) => slug)]).toEqual([parts, expected])
      }
    },
  )
  await fc.assert(run, { numRuns: 60 })
})

test('a page, a post’s links and a search of 1,200 posts parse only the summaries that they return', async () => {
  const ghost = changingGhost()
  for (let number = 0; number < 1_200; number++) {
    ghost.tick()
    ghost.add(`post-${number}`, { title: number % 40 === 0 ? 'A rare title' : 'A title', tags: [TAGS[number % 3]] })
  }
  const catalog = await refresher().refresh()
  const parse = JSON.parse
  let parsed = 0
  JSON.parse = (...parameters: Parameters<typeof parse>) => {
    parsed++
    return parse(...parameters)
  }
  try {
    const counts: number[] = []
    for (const read of [
      () => catalog.page(catalog.ofBrand('brownco'), 7),
      () => catalog.around('post-600'),
      () => catalog.search('rare', 'payroll'),
    ]) {
      parsed = 0
      await read()
      counts.push(parsed)
    }
    expect(counts).toEqual([9, 5, 30])
  } finally {
    JSON.parse = parse
  }
})

test('no stored piece is larger than 2 MB, also of 400 long posts without a common word', async () => {
  const ghost = changingGhost()
  const html = (number: number) => Array.from({ length: 2_500 }, (_, index) => `${number}x${index}`).join(' ')
  for (let number = 0; number < 400; number++) ghost.add(`post-${number}`, { html: `<p>${html(number)}</p>` })
  const { refresh, index } = refresher()
  await refresh()
  for (const shard of index()?.shards ?? []) {
    for (const name of [shard.entries, shard.summaries, shard.tokens]) {
      const text = await CONTENT.get(contentKey(name))
      expect(text?.length).toBeLessThan(2_000_000)
    }
  }
  expect(index()?.size).toBe(400)
})
