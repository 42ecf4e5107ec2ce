import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { changingGhost, contentsOf, type FakeTag, type ManyPosts, refresher } from '#test/helpers/worker/post-index'
import { emptyStorage } from '#test/helpers/worker/storage'

beforeEach(emptyStorage)

function manyPosts(count: number, fields = {}): ManyPosts {
  const ghost = changingGhost()
  for (let number = 1; number <= count; number++) {
    ghost.tick()
    ghost.add(`post-${number}`, fields)
  }
  ghost.tick()
  return ghost
}

test('after one of 250 posts changed, a refresh sends 3 requests and cleans that post only', async () => {
  const ghost = manyPosts(250)
  const { refresh, changed } = refresher()
  await refresh()
  expect(ghost.network.requests).toHaveLength(3)
  expect(changed).toHaveLength(250)
  ghost.network.requests.length = changed.length = 0
  ghost.edit(ghost.posts[7] as never, { title: 'Changed' })
  const catalog = await refresh()
  expect(ghost.network.requests.map((url) => new URL(url).pathname.split('/')[4])).toEqual(['tags', 'authors', 'posts'])
  expect(changed).toEqual(['post-8'])
  expect(await catalog.search('changed', 'dresdentax')).toMatchObject([{ slug: 'post-8' }])
})

test('after one of 250 posts was removed, a refresh checks ids and reads no other post again', async () => {
  const ghost = manyPosts(250)
  const { refresh } = refresher({ shardSize: 50 })
  await refresh()
  ghost.network.requests.length = 0
  ghost.posts.splice(120, 1)
  const catalog = await refresh()
  expect([catalog.posts.length, catalog.post('post-121')]).toEqual([249, undefined])
  const lists = ghost.network.requests.filter((url) => url.includes('order='))
  const checks = ghost.network.requests.filter((url) => url.includes('fields=id'))
  expect([lists.length, checks.length <= 5]).toEqual([1, true])
})

test('posts that Ghost shows with an old date, such as an import, are found by their number', async () => {
  const ghost = manyPosts(250)
  const { refresh } = refresher()
  await refresh()
  ghost.posts.push({ ...ghost.posts[100], id: 'imported', slug: 'imported' } as never)
  expect((await refresh()).post('imported')).toBeDefined()
})

test('a change without a new date is found within a day', async () => {
  const ghost = manyPosts(250)
  const clock = { ms: Date.now() }
  const { refresh } = refresher({ now: () => clock.ms })
  await refresh()
  Object.assign(ghost.posts[3] as never, { featured: true })
  clock.ms += 24 * 60 * 60 * 1000
  expect((await refresh()).post('post-4')?.featured).toBe(true)
})

test('when Ghost fails after five of ten pages, the next refresh reads the other five', async () => {
  const ghost = manyPosts(100)
  const { refresh, changed } = refresher({ pageSize: 10, shardSize: 20 })
  ghost.network.failAfter = 5
  await expect(refresh()).rejects.toThrow('500')
  ghost.network.failAfter = undefined
  ghost.network.requests.length = 0
  expect((await refresh()).posts).toHaveLength(100)
  const lists = ghost.network.requests.map((url) => new URL(url).searchParams).filter((query) => query.has('order'))
  const pages = lists.map((query) => Number(query.get('page')))
  expect(pages).toEqual([1, 6, 7, 8, 9, 10])
  expect(changed.toSorted()).toEqual(ghost.posts.map(({ slug }) => slug).toSorted())
})

const TAGS: FakeTag[] = ['tax', 'payroll', 'hash-brownco'].map((slug) => ({
  id: `id-${slug}`,
  slug,
  name: slug === 'hash-brownco' ? '#brownco' : slug,
  visibility: slug === 'hash-brownco' ? 'internal' : 'public',
  description: null,
}))
const WORDS = ['alpha', 'alps', 'beta', 'gamma', 'Äpfel', 'don’t', 'tax']
const change = fc.record({
  kind: fc.constantFrom(
    'publish',
    'publish',
    'edit',
    'edit',
    'remove',
    'unpublish',
    'republish',
    'rename',
    'author',
    'tick',
  ),
  which: fc.nat(40),
  words: fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }),
  tags: fc.subarray([0, 1, 2]),
  featured: fc.boolean(),
  gated: fc.boolean(),
})
const rounds = fc.array(
  fc.record({
    changes: fc.array(change, { maxLength: 6 }),
    failAfter: fc.option(fc.nat(6), { nil: undefined, freq: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
)

test('after any changes in Ghost, and failed refreshes, the index equals one that is loaded from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      await emptyStorage()
      const tags = structuredClone(TAGS)
      const authors = [{ name: 'Ana', slug: 'ana', bio: 'Writes' }]
      const ghost = manyPosts(9, { authors })
      const drafts: object[] = []
      let published = 0
      const { refresh } = refresher({ pageSize: 3, shardSize: 4 })
      await refresh()
      for (const { changes, failAfter } of steps) {
        ghost.tick()
        for (const { kind, which, words, tags: wanted, featured, gated } of changes) {
          const post = ghost.posts[which % Math.max(1, ghost.posts.length)]
          const fields = {
            title: words.join(' '),
            html: `<p>${words.toReversed().join(', ')}</p>`,
            tags: wanted.map((index) => tags[index]),
            authors,
            featured,
            visibility: gated ? 'members' : 'public',
          }
          if (kind === 'publish') ghost.add(`new-${++published}`, fields)
          if (kind === 'tick') ghost.tick()
          if (kind === 'rename') Object.assign(tags[which % 3] as FakeTag, { name: `tag ${words.join(' ')}` })
          if (kind === 'author') Object.assign(authors[0] as object, { name: `Ana ${words.length}` })
          if (kind === 'republish') {
            const draft = drafts.pop()
            if (draft) ghost.edit(draft as never, {})
            if (draft) ghost.posts.push(draft as never)
          }
          if (!post) continue
          if (kind === 'edit') ghost.edit(post, fields)
          // The last post stays, because an empty list never replaces a copy.
          if (ghost.posts.length === 1) continue
          if (kind === 'remove' || kind === 'unpublish') ghost.posts.splice(ghost.posts.indexOf(post), 1)
          if (kind === 'unpublish') drafts.push(post)
        }
        ghost.network.failAfter = failAfter
        const failed = await refresh().then(
          () => undefined,
          (error: unknown) => error,
        )
        ghost.network.failAfter = undefined
        if (failed && failAfter === undefined) throw failed
        const refreshed = await contentsOf(await refresh(), [...WORDS, 'al', 'tag b', 'a g'])
        const loaded = await contentsOf(await refresher({ pageSize: 100 }).refresh(), [...WORDS, 'al', 'tag b', 'a g'])
        expect(refreshed).toEqual(loaded)
      }
    }),
    { numRuns: 15 },
  )
})
