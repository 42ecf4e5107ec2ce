import { expect, test } from 'vitest'
import { healthReasons, type SmokeTest, smokeTest } from '#scripts/deploy/smoke-test'
import { feed, HOSTS, health, liveSite, page } from '#test/helpers/deploy/live-site'

type Fault = Parameters<typeof liveSite>[0]['fault']

const [FIRST, SECOND] = HOSTS.map(({ origin }) => origin)

/** Version v1 is public, and `site="v2"` selects v2. */
function testSite(fault?: Fault, options: Partial<SmokeTest> = {}) {
  const versionFor = (override: string | null) => (override === 'site="v2"' ? 'v2' : 'v1')
  const site = liveSite({ versionFor, ...(fault && { fault }) })
  const limits = { requestMs: 50, readyMs: 30, pauseMs: 10 }
  const run = smokeTest({ hosts: HOSTS, version: 'v2', override: 'site', fetch: site.fetch, ...limits, ...options })
  return { run, site }
}

test('a version is tested on every host: health, home, feed, a post and the empty form', async () => {
  const { run, site } = testSite()
  await run
  expect(site.requests).toEqual(
    HOSTS.flatMap(({ origin }) => [
      `GET ${origin}/api/health v2`,
      `GET ${origin}/ v2`,
      `GET ${origin}/rss.xml v2`,
      `GET ${origin}/blog/a-post v2`,
      `POST ${origin}/api/contact v2`,
    ]),
  )
})

test('a feed without posts passes', async () => {
  const empty = () => new Response('<channel><title>Dresden Tax: News</title></channel>')
  await testSite((path, _version, origin) => (path === '/rss.xml' && origin === FIRST ? empty() : undefined)).run
})

const at =
  (path: string, response: () => Response | Promise<Response>, host = FIRST): Fault =>
  (asked, _version, origin) =>
    asked === path && origin === host ? response() : undefined
const never = () => new Promise<Response>(() => {})

test.each<[string, Fault, string]>([
  ['home that times out', at('/', never), `${FIRST}/ did not answer within 0.05 s.`],
  ['health that times out', at('/api/health', never), `${FIRST}/api/health did not answer within 0.05 s.`],
  [
    'home of another brand',
    at('/', () => page('Dresden Tax'), SECOND),
    `${SECOND}/ shows “Dresden Tax” instead of “Brown & Co.”.`,
  ],
  [
    'a post without a brand',
    at('/blog/a-post', () => new Response('')),
    `${FIRST}/blog/a-post shows no brand instead of “Dresden Tax”.`,
  ],
  ['home with an error', at('/', () => new Response('', { status: 500 })), `${FIRST}/ answered 500 instead of 200.`],
  ['home that redirects', at('/', () => Response.redirect('https://a.test')), `${FIRST}/ answered 302 instead of 200.`],
  [
    'the feed of another brand',
    at('/rss.xml', () => feed('Brown & Co.')),
    `${FIRST}/rss.xml is not the feed of Dresden Tax.`,
  ],
  [
    'a form that accepts nothing',
    at('/api/contact', () => Response.json({ success: true })),
    `${FIRST}/api/contact answered 200 instead of 400 to an empty form.`,
  ],
  [
    'another version',
    at('/api/health', () => health('v1')),
    `${FIRST}/api/health is served by version v1 instead of v2.`,
  ],
  [
    'no version',
    at('/api/health', () => Response.json({ reasons: [] })),
    `${FIRST}/api/health is served by version unknown instead of v2.`,
  ],
  [
    'health that is no JSON',
    at('/api/health', () => page('Dresden Tax')),
    `${FIRST}/api/health answered 200 without a state of health.`,
  ],
  [
    'a new reason of health',
    at('/api/health', () => health('v2', ['The database does not answer.'])),
    `${FIRST}/api/health reports: The database does not answer.`,
  ],
  [
    'a host that cannot be reached',
    at('/', () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })
    }),
    `${FIRST}/ cannot be reached (getaddrinfo ENOTFOUND).`,
  ],
])('%s fails with one line', async (_what, fault, line) => {
  await expect(testSite(fault).run).rejects.toThrow(line)
})

test('a host that serves pages over plain HTTP fails', async () => {
  const { site } = testSite()
  const serve: typeof fetch = (input, init) => site.fetch(`${input}`.replace(/^http:/, 'https:'), init)
  const line = `${FIRST?.replace('https:', 'http:')}/ answered 200 instead of a redirect to ${FIRST}/.`
  await expect(testSite(undefined, { fetch: serve }).run).rejects.toThrow(line)
})

test('the version may need some time until it answers', async () => {
  let requests = 0
  const late = at('/api/health', () => health(requests++ < 2 ? 'v1' : 'v2'))
  await testSite(late, { readyMs: 5_000, pauseMs: 1 }).run
  expect(requests).toBe(3)
})

test('a reason of health that existed before does not fail', async () => {
  const failing = at('/api/health', () => health('v2', ['Mail waits.']))
  await testSite(failing, { knownReasons: new Set(['Mail waits.']) }).run
})

test('reasons of health are collected from all hosts, and a host that does not answer has none', async () => {
  const { fetch } = liveSite({
    versionFor: () => 'v1',
    fault: (_path, version, origin) => (origin === FIRST ? never() : health(version, ['Mail waits.'])),
  })
  expect([...(await healthReasons({ hosts: HOSTS, fetch, requestMs: 20 }))]).toEqual(['Mail waits.'])
})

test('a private host must have a noindex header, and refuse requests without the headers of Access', async () => {
  const marked = (name: string) => new Response(page(name).body, { headers: { 'x-robots-tag': 'noindex' } })
  const versionFor = () => 'v2'
  const site = liveSite({
    versionFor,
    fault: (path) => (path === '/' || path.startsWith('/blog') ? marked('Dresden Tax') : undefined),
  })
  const guarded: typeof fetch = async (input, init) =>
    new Headers(init?.headers).get('cf-access-client-id') === 'ana'
      ? site.fetch(input, init)
      : new Response('', { status: 302 })
  const options = {
    hosts: HOSTS.slice(0, 1),
    version: 'v2',
    headers: { 'cf-access-client-id': 'ana' },
    isPrivate: true,
  }
  await smokeTest({ ...options, fetch: guarded })
  await expect(smokeTest({ ...options, fetch: site.fetch })).rejects.toThrow('is open to everybody')
  const unmarked = liveSite({ versionFor })
  const open: typeof fetch = async (input, init) =>
    new Headers(init?.headers).has('cf-access-client-id')
      ? unmarked.fetch(input, init)
      : new Response('', { status: 403 })
  await expect(smokeTest({ ...options, fetch: open })).rejects.toThrow('is not marked as noindex')
})
