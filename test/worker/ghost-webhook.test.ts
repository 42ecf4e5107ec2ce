import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { ask, newIsolate } from './site'
import { CONTENT, emptyStorage } from './storage'
import { deliver, signatureOf, siteChanged } from './webhook'

const BODY = '{"post":{"current":{"authors":[{"email":"author@example.test"}]}}}'
const MINUTE = 60_000

let network: FakeNetwork
let posts: object[]

beforeEach(async () => {
  await emptyStorage()
  posts = [ghostPost({ slug: 'first', title: 'Before' })]
  network = fakeNetwork(posts)
})
afterEach(() => vi.restoreAllMocks())

const generation = () => CONTENT.get('generation')
const blog = async () => (await ask('/blog')).text()

test('the request after a webhook sees what changed', async () => {
  expect(await blog()).toContain('Before')
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  expect(await blog()).toContain('Before')
  const answer = await siteChanged()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await blog()).toContain('After')
})

const forged: [string, () => Promise<string>][] = [
  ['none', async () => ''],
  ['malformed', async () => 'sha256=abc, t=now'],
  ['with another secret', () => signatureOf(BODY, Date.now(), 'another')],
  ['of another body', () => signatureOf(`${BODY} `)],
  ['of another time', async () => (await signatureOf(BODY)).replace(/t=\d+/, `t=${Date.now() - 60_000}`)],
  ['cut short', async () => (await signatureOf(BODY)).replace(/[0-9a-f]{2}, /, ', ')],
  ['told in another way', async () => (await signatureOf(BODY)).replace(', ', ',')],
  ['more than five minutes late', () => signatureOf(BODY, Date.now() - 5 * MINUTE - 1_000)],
  ['more than five minutes early', () => signatureOf(BODY, Date.now() + 5 * MINUTE + 5_000)],
]

test.each(forged)('a signature %s: 401, and nothing changes', async (_what, signature) => {
  await blog()
  const asked = network.requests.length
  expect((await deliver(await signature(), BODY)).status).toBe(401)
  expect(await generation()).toBeNull()
  await blog()
  expect(network.requests.length).toBe(asked)
})

test('a signature within five minutes is good', async () => {
  for (const time of [Date.now() - 4.9 * MINUTE, Date.now() + 4.9 * MINUTE])
    expect((await deliver(await signatureOf(BODY, Math.round(time)), BODY)).status).toBe(200)
})

test('a replay changes nothing, in another isolate neither', async () => {
  const signature = await signatureOf(BODY, Date.now() - 1)
  expect((await deliver(signature, BODY)).status).toBe(200)
  const first = await generation()
  expect((await deliver(signature, BODY)).status).toBe(401)
  newIsolate()
  expect((await deliver(signature, BODY)).status).toBe(401)
  expect(await generation()).toBe(first)
})

test('nothing of a body is logged, and one over the limit is not read', async () => {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
  for (const spy of logged) spy.mockImplementation(() => undefined)
  await deliver(await signatureOf(BODY), BODY)
  await deliver('sha256=no', BODY)
  const huge = 'x'.repeat(1024 * 1024 + 1)
  expect((await deliver(await signatureOf(huge), huge)).status).toBe(413)
  expect(logged.flatMap((spy) => spy.mock.calls).join()).not.toContain('author@example.test')
})

test('where it cannot be stored, this isolate is new all the same, and Ghost and the log are told', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await blog()).toContain('Before')
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  vi.spyOn(CONTENT, 'put').mockRejectedValue(new Error('KV is down'))
  expect((await siteChanged()).status).toBe(500)
  expect(logged.mock.calls.join()).toContain('KV is down')
  expect(await blog()).toContain('After')
})

test('only a POST is an answer to it, and it is never gone', async () => {
  expect((await ask('/api/ghost/webhook')).status).toBe(405)
  expect((await ask('/api/ghost/elsewhere', { method: 'POST' })).status).toBe(404)
})
