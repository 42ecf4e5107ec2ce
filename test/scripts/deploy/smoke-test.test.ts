import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index.ts'
import { healthReasons, type SmokeTest, smokeTest } from '#scripts/deploy/smoke-test.ts'
import { type AccountStandIn, startAccount } from '#test/helpers/deploy/account.ts'

let account: AccountStandIn

beforeEach(async () => {
  account = await startAccount('site')
  account.putSecret('GHOST_CONTENT_KEY')
})
afterEach(async () => {
  vi.useRealTimers()
  await account[Symbol.asyncDispose]()
})

const ACCESS = { 'cf-access-client-id': 'id', 'cf-access-client-secret': 'secret' }
const version = () => account.versions[0]?.id ?? ''

function testOf(fault?: (address: string) => Response | undefined, isStaging = false): SmokeTest {
  const send: typeof fetch = async (input, init) => fault?.(`${input}`) ?? account.fetch(input, init)
  return { isStaging, headers: isStaging ? ACCESS : {}, fetch: send }
}

const at = (end: string, response: () => Response) => (address: string) =>
  address.endsWith(end) ? response() : undefined
const [first] = brands
const page = (name: string) => new Response(`<meta property="og:site_name" content="${name}"/>`)

test.each([false, true])('the smoke test passes for all brands if the staging option is %s', async (isStaging) => {
  await smokeTest(testOf(undefined, isStaging), version(), [])
  const host = `${isStaging ? 'staging.' : ''}${brands.at(-1)?.domain}`
  expect(account.served).toContain(`visitor ${host}/blog/a-post v1`)
})

test.each<[string, (address: string) => Response | undefined, string]>([
  [
    "another brand's home page",
    at(`https://${first?.domain}/`, () => page('Other')),
    `/ does not show the brand ${first?.name}`,
  ],
  ['a blog post without a brand', at('/a-post', () => new Response('')), '/blog/a-post does not show the brand'],
  [
    'a 500 from the home page',
    at(`https://${first?.domain}/`, () => new Response('', { status: 500 })),
    '/ answered 500 instead of',
  ],
  ["another brand's feed", at('/rss.xml', () => new Response('<title>Other: News')), 'is not the feed of'],
  ['a 200 for an empty form submission', at('/api/contact', () => Response.json({})), 'answered 200 instead of 400'],
  [
    'a page served over HTTP',
    (address) => (address.startsWith('http:') ? page('A') : undefined),
    'instead of a redirect to HTTPS',
  ],
])('the smoke test fails if it receives %s', async (_what, fault, line) => {
  await expect(smokeTest(testOf(fault), version(), [])).rejects.toThrow(line)
})

test('the smoke test fails if the staging site is publicly accessible', async () => {
  const open: typeof fetch = (input) => account.fetch(input, { headers: ACCESS })
  const staging = { isStaging: true, headers: ACCESS, fetch: open }
  await expect(smokeTest(staging, version(), [])).rejects.toThrow('is open to everybody')
})

test('the smoke test fails if search engines can index the staging site', async () => {
  const indexed = (address: string) => (address.endsWith('/blog/a-post') ? page(first?.name ?? '') : undefined)
  await expect(smokeTest(testOf(indexed, true), version(), [])).rejects.toThrow('is not marked as noindex')
})

test.each<[string, object, string]>([
  ['a different version', { reasons: [], version: 'v0' }, 'is served by version v0 instead of'],
  ['a new problem', { reasons: ['Mail waits.', 'D1 fails.'] }, 'reports: D1 fails.'],
  ['no health state', {}, 'answered 200 without a state of health'],
])('the smoke test fails if the health check reports %s for two minutes', async (_what, state, line) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  const unhealthy = at('/api/health', () =>
    Response.json({ ...('reasons' in state && { version: version() }), ...state }),
  )
  const failed = expect(smokeTest(testOf(unhealthy), version(), ['Mail waits.'])).rejects.toThrow(line)
  await vi.advanceTimersByTimeAsync(125_000)
  await failed
})

test('healthReasons returns an empty list if the health check responds with 502', async () => {
  const reasons = at('/api/health', () => Response.json({ reasons: ['Mail waits.'] }))
  expect(await healthReasons(testOf(reasons))).toEqual(['Mail waits.'])
  expect(await healthReasons(testOf(at('/api/health', () => new Response('', { status: 502 }))))).toEqual([])
})
