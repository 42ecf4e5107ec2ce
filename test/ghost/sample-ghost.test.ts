import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGhostClient, GhostError } from '#worker/ghost/client'
import { createSignatureCheck } from '#worker/ghost/signature'
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

/** A site that takes webhooks, or does something else with them. */
async function ownSite(answer: (response: ServerResponse) => void) {
  const words: { signature: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    words.push({ signature: `${request.headers['x-ghost-signature']}`, body: await text(request) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, words, [Symbol.asyncDispose]: stop }
}

test('whatever staff do, the site is told once, signed over body and time', async () => {
  await using own = await ownGhost()
  await using site = await ownSite((response) => response.writeHead(500).end())
  const { ghost } = own
  ghost.setWebhook({ url: site.url, secret: 'between us' })
  await ghost.publish({ slug: 'just-in' })
  await ghost.edit('just-in', { slug: 'moved' })
  await ghost.unpublish('moved')
  const control = (what: string, body: object) =>
    fetch(`${ghost.url}/__${what}`, { method: 'POST', body: JSON.stringify(body) })
  expect((await control('publish', { slug: 'by-hand', title: 'By hand' })).status).toBe(200)
  expect((await control('edit', { slug: 'by-hand', changes: { title: 'Again' } })).status).toBe(200)
  expect((await control('remove', { slug: 'by-hand' })).status).toBe(200)
  expect((await control('remove', { slug: 'by-hand' })).status).toBe(400)
  expect(site.words).toHaveLength(6)
  const isSigned = createSignatureCheck('between us')
  for (const { signature, body } of site.words)
    expect(await isSigned(signature, new TextEncoder().encode(body).buffer)).toBe(true)
})

test('a site that is slow or gone keeps the sample Ghost no longer than 2 s, and 410 ends the webhook', async () => {
  await using own = await ownGhost()
  await using hanging = await ownSite(() => {})
  await using gone = await ownSite((response) => response.writeHead(410).end())
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  own.ghost.setWebhook({ url: hanging.url, secret: 'x' })
  const started = Date.now()
  await own.ghost.publish({ slug: 'just-in' })
  expect([hanging.words.length, Date.now() - started < 3_000, loud.mock.calls.length]).toEqual([1, true, 1])
  own.ghost.setWebhook({ url: gone.url, secret: 'x' })
  for (let time = 0; time < 2; time++) await own.ghost.edit('just-in', {})
  expect(gone.words).toHaveLength(1)
  loud.mockRestore()
})

test('posts can be published, edited and taken back while it runs', async () => {
  await using own = await ownGhost()
  const { ghost, client } = own
  const before = (await client.browseAllPosts()).length
  await ghost.publish({ slug: 'just-in', title: 'Just in', tags: ['hash-brownco', 'brand-new'] })
  const [newest] = await client.browseAllPosts()
  expect(newest).toMatchObject({ slug: 'just-in', title: 'Just in', primary_tag: null })
  expect(newest?.tags[1]).toMatchObject({ slug: 'brand-new', visibility: 'public' })
  await ghost.edit('just-in', { title: 'Still in', slug: 'moved' })
  expect(await client.readPost('just-in')).toBeUndefined()
  expect(await client.readPost('moved')).toMatchObject({ title: 'Still in' })
  await ghost.unpublish('moved')
  expect((await client.browseAllPosts()).length).toBe(before)
  ghost.setPosts([])
  expect(await client.browseAllPosts()).toEqual([])
})

test('tags are given as staff write them, or by their slugs', async () => {
  await using own = await ownGhost()
  const { ghost, client } = own
  const known = (await client.browseAllPosts()).flatMap(({ tags }) => tags).find(({ name, slug }) => name !== slug)
  await ghost.publish({ slug: 'named', tags: ['#brownco', `${known?.name}`, 'Year End', 'hash-payroll'] })
  await ghost.publish({ slug: 'again', tags: ['Year End'] })
  const tagsOf = async (slug: string) => (await client.readPost(slug))?.tags
  expect(await tagsOf('named')).toMatchObject([
    { slug: 'hash-brownco', name: '#brownco', visibility: 'internal' },
    { slug: known?.slug, name: known?.name, visibility: 'public' },
    { slug: 'year-end', name: 'Year End', visibility: 'public' },
    { slug: 'hash-payroll', name: '#payroll', visibility: 'internal' },
  ])
  expect((await tagsOf('again'))?.[0]?.slug).toBe('year-end')
  await ghost.publish({ slug: 'accents', tags: ['Ünïcode', '¿Qué?'] })
  expect((await tagsOf('accents'))?.map(({ slug }) => slug)).toEqual(['unicode', 'que'])
})

test.each(['', ' ', '#', '!'])('a tag cannot be called %j', async (name) => {
  await using own = await ownGhost()
  await expect((async () => own.ghost.publish({ slug: 'blank', tags: [name] }))()).rejects.toThrow('no tag')
})

test('a post can be given its place elsewhere', async () => {
  await using own = await ownGhost()
  await own.ghost.publish({ slug: 'moved', canonical_url: 'https://journal.test/a' })
  expect((await own.client.readPost('moved'))?.canonical_url).toBe('https://journal.test/a')
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
