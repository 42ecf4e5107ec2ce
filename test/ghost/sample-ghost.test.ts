import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGhostClient, GhostError } from '#worker/ghost/client'
import { ghostContract } from './contract.ts'
import { type SampleGhost, startSampleGhost } from './sample-ghost.ts'

let shared: SampleGhost
beforeAll(async () => {
  shared = await startSampleGhost({ edge: true })
})
afterAll(() => shared.stop())

ghostContract('the sample Ghost', () => shared)

/** One of its own for a test that changes it. */
async function ownGhost() {
  const ghost = await startSampleGhost()
  const client = createGhostClient({ url: ghost.url, key: ghost.contentKey, timeoutMs: 300 })
  return { ghost, client, [Symbol.asyncDispose]: ghost.stop }
}

test.each([
  [{ kind: 'slow', ms: 1000 }, 'Operation timed out after 300ms'],
  [{ kind: 'hang' }, 'Operation timed out after 300ms'],
  [{ kind: 'reset' }, 'could not be read'],
  [{ kind: 'truncated' }, 'could not be read'],
  [{ kind: 'html' }, 'could not be read'],
  [{ kind: '500' }, 'Ghost answered 500'],
  [{ kind: 'wrong-key' }, 'Ghost answered 401'],
] as const)('the client tells %j from an empty blog', async (fault, message) => {
  await using own = await ownGhost()
  own.ghost.setFault(fault)
  for (const asked of [own.client.browseAllPosts(), own.client.readPost('employee-or-contractor')]) {
    const error = await asked.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GhostError)
    expect(String(error)).toContain(message)
  }
})

test('a Ghost that has stopped is an error too', async () => {
  const { ghost, client } = await ownGhost()
  await ghost.stop()
  await expect(client.browseAllPosts()).rejects.toThrow(GhostError)
})

test('a fault strikes as often as it says, and only where it says', async () => {
  await using own = await ownGhost()
  own.ghost.setFault({ kind: '500', times: 1 })
  await expect(own.client.browseAllPosts()).rejects.toThrow(GhostError)
  expect((await own.client.browseAllPosts()).length).toBeGreaterThan(3)
  own.ghost.setFault({ kind: '500', path: '/content/' })
  expect((await own.client.browseAllPosts()).length).toBeGreaterThan(3)
})

test('faults and requests can be reached over HTTP, and the key is in neither', async () => {
  await using own = await ownGhost()
  const control = (body: string) => fetch(`${own.ghost.url}/__fault`, { method: 'POST', body })
  expect((await control('{"kind":"500"}')).status).toBe(200)
  await expect(own.client.browseAllPosts()).rejects.toThrow(GhostError)
  expect((await control('{"kind":"none"}')).status).toBe(200)
  expect((await control('{"kind":"earthquake"}')).status).toBe(400)
  await own.client.browseAllPosts()
  const log = await (await fetch(`${own.ghost.url}/__requests`)).json()
  expect(log).toMatchObject({ count: 2, requests: own.ghost.requests })
  expect(own.ghost.requests[1]).toBe('GET /ghost/api/content/posts/?include=tags%2Cauthors&limit=100&page=1')
  expect(JSON.stringify(log)).not.toContain(own.ghost.contentKey)
})

test('posts can be published, edited and taken back while it runs', async () => {
  await using own = await ownGhost()
  const { ghost, client } = own
  const before = (await client.browseAllPosts()).length
  ghost.publish({ slug: 'just-in', title: 'Just in', tags: ['hash-brownco', 'brand-new'] })
  const [newest] = await client.browseAllPosts()
  expect(newest).toMatchObject({ slug: 'just-in', title: 'Just in', primary_tag: null })
  expect(newest?.tags[1]).toMatchObject({ slug: 'brand-new', visibility: 'public' })
  ghost.edit('just-in', { title: 'Still in', slug: 'moved' })
  expect(await client.readPost('just-in')).toBeUndefined()
  expect(await client.readPost('moved')).toMatchObject({ title: 'Still in' })
  ghost.unpublish('moved')
  expect((await client.browseAllPosts()).length).toBe(before)
  ghost.setPosts([])
  expect(await client.browseAllPosts()).toEqual([])
})

test.each([
  ['posts/', { filter: 'tag:tax,tag:ohio' }],
  ['posts/', { filter: "title:~'tax'" }],
  ['posts/', { filter: 'primary_tag:tax' }],
  ['posts/', { order: 'reading_time desc' }],
  ['posts/', { include: 'tiers' }],
  ['tags/', { order: 'count.posts desc' }],
  ['pages/', {}],
])('what it does not implement it refuses loudly: %s %j', async (path, params) => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  const query = new URLSearchParams({ ...params, key: shared.contentKey } as Record<string, string>)
  const response = await fetch(`${shared.url}/ghost/api/content/${path}?${query}`)
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('does not implement')
  expect(loud).toHaveBeenCalledOnce()
  loud.mockRestore()
})
