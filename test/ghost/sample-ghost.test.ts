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

/** Starts a Ghost that the test may change. */
async function ownGhost({ timeoutMs = 60_000 } = {}) {
  const ghost = await startSampleGhost()
  const client = createGhostClient({ url: ghost.url, key: ghost.contentKey, timeoutMs })
  return { ghost, client, [Symbol.asyncDispose]: ghost.stop }
}

test.each([
  [{ kind: 'slow', ms: 60_000 }, 300, '300'],
  [{ kind: 'hang' }, 300, '300'],
  [{ kind: 'reset' }, undefined, ''],
  [{ kind: 'truncated' }, undefined, ''],
  [{ kind: 'html' }, undefined, ''],
  [{ kind: '500' }, undefined, '500'],
  [{ kind: 'wrong-key' }, undefined, '401'],
] as const)('a Ghost with the fault %j makes the client throw GhostError', async (fault, timeoutMs, message) => {
  await using own = await ownGhost({ timeoutMs })
  own.ghost.setFault(fault)
  for (const result of [own.client.browsePosts(1, { bodies: true }), own.client.readPost('employee-or-contractor')]) {
    const error = await result.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GhostError)
    expect(String(error)).toContain(message)
  }
})

test('a stopped Ghost makes the client throw GhostError', async () => {
  const { ghost, client } = await ownGhost()
  await ghost.stop()
  await expect(client.browsePosts(1, { bodies: true })).rejects.toThrow(GhostError)
})

test('developers set faults and read the requests over HTTP, and the requests do not contain the key', async () => {
  await using own = await ownGhost()
  const control = (body: string) => fetch(`${own.ghost.url}/__fault`, { method: 'POST', body })
  expect((await control('{"kind":"500"}')).status).toBe(200)
  await expect(own.client.browsePosts(1, { bodies: true })).rejects.toThrow(GhostError)
  expect((await control('{"kind":"none"}')).status).toBe(200)
  expect((await control('{"kind":"earthquake"}')).status).toBe(400)
  await own.client.browsePosts(1, { bodies: true })
  const log = await (await fetch(`${own.ghost.url}/__requests`)).json()
  expect(log).toMatchObject({ count: 2, requests: own.ghost.requests })
  expect(own.ghost.requests[1]).toBe(
    'GET /ghost/api/content/posts/?include=tags%2Cauthors&order=updated_at+desc%2Cid+desc&limit=100&page=1',
  )
  expect(JSON.stringify(log)).not.toContain(own.ghost.contentKey)
})

/** Starts a server that records webhooks and responds as the test wants. */
async function ownSite(respond: (response: ServerResponse) => void) {
  const deliveries: { signature: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    deliveries.push({ signature: `${request.headers['x-ghost-signature']}`, body: await text(request) })
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, deliveries, [Symbol.asyncDispose]: stop }
}

test('each action of staff sends one webhook, signed over body and time', async () => {
  await using own = await ownGhost()
  await using site = await ownSite((response) => response.writeHead(500).end())
  const { ghost } = own
  ghost.setWebhook({ url: site.url, secret: 'between us' })
  await ghost.publish({ slug: 'just-in' })
  await ghost.edit('just-in', { slug: 'moved' })
  await ghost.unpublish('moved')
  const control = (action: string, body: object) =>
    fetch(`${ghost.url}/__${action}`, { method: 'POST', body: JSON.stringify(body) })
  expect((await control('publish', { slug: 'by-hand', title: 'By hand' })).status).toBe(200)
  expect((await control('edit', { slug: 'by-hand', changes: { title: 'Again' } })).status).toBe(200)
  expect((await control('remove', { slug: 'by-hand' })).status).toBe(200)
  expect((await control('remove', { slug: 'by-hand' })).status).toBe(400)
  expect(site.deliveries).toHaveLength(6)
  const isSigned = createSignatureCheck('between us')
  for (const { signature, body } of site.deliveries)
    expect(await isSigned(signature, new TextEncoder().encode(body).buffer)).toBe(true)
})

test('a webhook without a response times out with one logged error, and a 410 deletes the webhook', async () => {
  await using own = await ownGhost()
  await using hanging = await ownSite(() => {})
  await using gone = await ownSite((response) => response.writeHead(410).end())
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  own.ghost.setWebhook({ url: hanging.url, secret: 'x' })
  await own.ghost.publish({ slug: 'just-in' })
  expect([hanging.deliveries.length, logged.mock.calls.length]).toEqual([1, 1])
  own.ghost.setWebhook({ url: gone.url, secret: 'x' })
  for (let time = 0; time < 2; time++) await own.ghost.edit('just-in', {})
  expect(gone.deliveries).toHaveLength(1)
  logged.mockRestore()
})

test('staff can publish, edit and unpublish a post at run time', async () => {
  await using own = await ownGhost()
  const { ghost, client } = own
  const before = (await client.browsePosts(1, { bodies: true })).total
  await ghost.publish({ slug: 'just-in', title: 'Just in', tags: ['hash-brownco', 'brand-new'] })
  const [newest] = (await client.browsePosts(1, { bodies: true })).posts
  expect(newest).toMatchObject({ slug: 'just-in', title: 'Just in' })
  expect(newest?.tags[1]).toMatchObject({ slug: 'brand-new', visibility: 'public' })
  await ghost.edit('just-in', { title: 'Still in', slug: 'moved' })
  expect(await client.readPost('just-in')).toBeUndefined()
  expect(await client.readPost('moved')).toMatchObject({ title: 'Still in' })
  await ghost.unpublish('moved')
  expect((await client.browsePosts(1, { bodies: true })).total).toBe(before)
  ghost.setPosts([])
  expect((await client.browsePosts(1, { bodies: true })).posts).toEqual([])
})

test.each([
  ['posts/', { filter: 'tag:tax,tag:ohio' }],
  ['posts/', { filter: "title:~'tax'" }],
  ['posts/', { filter: 'primary_tag:tax' }],
  ['posts/', { order: 'reading_time desc' }],
  ['posts/', { include: 'tiers' }],
  ['tags/', { order: 'count.posts desc' }],
  ['pages/', {}],
])('a request that the sample Ghost does not implement gets a 501 and logs an error: %s %j', async (path, params) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const query = new URLSearchParams({ ...params, key: shared.contentKey } as Record<string, string>)
  const response = await fetch(`${shared.url}/ghost/api/content/${path}?${query}`)
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('does not implement')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
