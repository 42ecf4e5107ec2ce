import { beforeEach, expect, test, vi } from 'vitest'
import { hangingCall } from '#test/helpers/worker/deadlines.ts'
import { type FakeNetwork, fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { deliver, signatureOf, siteChanged } from '#test/helpers/worker/webhook.ts'

const BODY = '{"post":{"current":{"authors":[{"email":"author@example.test"}]}}}'
const MINUTE = 60_000

let network: FakeNetwork
let posts: object[]

beforeEach(async () => {
  await emptyStorage()
  posts = [ghostPost({ slug: 'first', title: 'Before' })]
  network = fakeNetwork(posts)
})

const storedGeneration = () => CONTENT.get('generation')
const blog = async () => (await fetchSite('/blog')).text()

test('the blog page shows an updated post after a webhook from Ghost', async () => {
  expect(await blog()).toContain('Before')
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  expect(await blog()).toContain('Before')
  const response = await siteChanged()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await blog()).toContain('After')
})

const forged: [string, () => Promise<string>][] = [
  ['an empty signature', async () => ''],
  ['a malformed signature', async () => 'sha256=abc, t=now'],
  ['a signature made with another secret', () => signatureOf(BODY, Date.now(), 'another')],
  ['the signature of another body', () => signatureOf(`${BODY} `)],
  ['a signature with another time', async () => (await signatureOf(BODY)).replace(/t=\d+/, `t=${Date.now() - 60_000}`)],
  ['a truncated signature', async () => (await signatureOf(BODY)).replace(/[0-9a-f]{2}, /, ', ')],
  ['a signature in a different format', async () => (await signatureOf(BODY)).replace(', ', ',')],
  ['a signature more than five minutes old', () => signatureOf(BODY, Date.now() - 5 * MINUTE - 1_000)],
  ['a signature more than five minutes in the future', () => signatureOf(BODY, Date.now() + 5 * MINUTE + 5_000)],
]

test.each(forged)('a Ghost webhook with %s gets a 401', async (_name, signature) => {
  await blog()
  const requests = network.requests.length
  expect((await deliver(await signature(), BODY)).status).toBe(401)
  expect(await storedGeneration()).toBeNull()
  await blog()
  expect(network.requests.length).toBe(requests)
})

test("a Ghost webhook's signature is accepted only once across all isolates", async () => {
  expect((await deliver(await signatureOf(BODY, Date.now() + 290_000), BODY)).status).toBe(200)
  const signature = await signatureOf(BODY, Date.now() - 290_000)
  expect((await deliver(signature, BODY)).status).toBe(200)
  expect((await deliver(signature, BODY)).status).toBe(401)
  newIsolate()
  expect((await deliver(signature, BODY)).status).toBe(401)
})

test('a Ghost webhook gets a 200 after 1 s even when the Cache API hangs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { hang, waited } = hangingCall()
  vi.spyOn(caches.default, 'match').mockImplementation(hang)
  vi.spyOn(caches.default, 'put').mockImplementation(hang)
  expect([(await siteChanged()).status, waited.ms]).toEqual([200, 1_000])
  expect(await storedGeneration()).toBe(`${Date.now()}`)
})

test('a Ghost webhook with a body over 1 MB gets a 413', async () => {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
  for (const spy of logged) spy.mockImplementation(() => undefined)
  await deliver(await signatureOf(BODY), BODY)
  await deliver('sha256=no', BODY)
  const huge = 'x'.repeat(1024 * 1024 + 1)
  expect((await deliver(await signatureOf(huge), huge)).status).toBe(413)
  expect(logged.flatMap((spy) => spy.mock.calls).join()).not.toContain('author@example.test')
})

test('a Ghost webhook gets a 500 while KV is down', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await blog()).toContain('Before')
  posts[0] = ghostPost({ slug: 'first', title: 'After' })
  vi.spyOn(CONTENT, 'put').mockRejectedValue(new Error('KV is down'))
  expect((await siteChanged()).status).toBe(500)
  expect(logged.mock.calls.join()).toContain('KV is down')
  expect(await blog()).toContain('After')
})
