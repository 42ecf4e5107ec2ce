import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createGhostClient, GhostError } from '#worker/content/ghost/client.ts'
import { createSignatureCheck } from '#worker/content/ghost/signature.ts'
import { ghostContract } from './contract.ts'
import { type SampleGhost, startSampleGhost } from './sample-ghost.ts'

let shared: SampleGhost
beforeAll(async () => {
  shared = await startSampleGhost({ edge: true })
})
afterAll(() => shared.stop())

ghostContract('the mock Ghost', () => shared)

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
] as const)('the Ghost client throws a GhostError if Ghost fails with %j', async (fault, timeoutMs, message) => {
  await using own = await ownGhost({ timeoutMs })
  own.ghost.setFault(fault)
  for (const result of [own.client.browsePosts(1, { bodies: true }), own.client.readPost('employee-or-contractor')]) {
    const error = await result.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(GhostError)
    expect(String(error)).toContain(message)
  }
})

test('the mock Ghost server sends a signed webhook after each change to a post', async () => {
  await using own = await ownGhost()
  const { ghost, client } = own
  const deliveries: Promise<boolean>[] = []
  const isSigned = createSignatureCheck('between us')
  const site = createServer(async (request, response) => {
    const body = new TextEncoder().encode(await text(request)).buffer
    deliveries.push(isSigned(`${request.headers['x-ghost-signature']}`, body))
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void site.close())
  await once(site, 'listening')
  ghost.setWebhook({ url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`, secret: 'between us' })
  const control = async (action: string, body: object) =>
    (await fetch(`${ghost.url}/__${action}`, { method: 'POST', body: JSON.stringify(body) })).status
  expect(await control('fault', { kind: '500' })).toBe(200)
  await expect(client.browsePosts(1, { bodies: true })).rejects.toThrow(GhostError)
  expect(await control('fault', { kind: 'none' })).toBe(200)
  expect(await control('fault', { kind: 'earthquake' })).toBe(400)
  expect(await control('publish', { slug: 'just-in', title: 'Just in', tags: ['tax', '#brownco'] })).toBe(200)
  const [newest] = (await client.browsePosts(1, { bodies: true })).posts
  expect([newest?.title, newest?.tags.map(({ slug }) => slug)]).toEqual(['Just in', ['tax', 'hash-brownco']])
  expect(await control('edit', { slug: 'just-in', changes: { slug: 'moved' } })).toBe(200)
  expect((await client.readPost('moved'))?.id).toBe(newest?.id)
  expect(await control('unpublish', { slug: 'moved' })).toBe(200)
  expect(await client.readPost('moved')).toBeUndefined()
  expect(await control('remove', { slug: 'moved' })).toBe(200)
  expect(await control('remove', { slug: 'moved' })).toBe(400)
  expect(await Promise.all(deliveries)).toEqual([true, true, true, true])
  expect(ghost.requests[1]).toBe(
    'GET /ghost/api/content/posts/?include=tags%2Cauthors&order=updated_at+desc%2Cid+desc&limit=100&page=1',
  )
})

test('the mock Ghost server responds with 501 to a request that it does not support', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const query = new URLSearchParams({ filter: 'featured:true', key: shared.contentKey })
  expect((await fetch(`${shared.url}/ghost/api/content/posts/?${query}`)).status).toBe(501)
  expect(logged).toHaveBeenCalledOnce()
})
