import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { incompleteBody } from '#test/helpers/worker/incomplete-body.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import type { Bindings } from '#worker/env.ts'

const ORIGIN = 'https://payroll.example'
const message = 'TypeError: x is not a function'
const error = { type: 'error', message, source: '/assets/page-a1.js:1:234', path: '/blog' }
const reportUriViolation = (more: object = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/contact?email=ana@visitor.test#message`,
    referrer: 'https://search.test/?q=divorce',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.test/x.js?id=7',
    'source-file': `${ORIGIN}/assets/page-a1.js?v=1`,
    'line-number': 1,
    ...more,
  },
})
const reportToViolation = (body: object = {}) => ({
  ...{ type: 'csp-violation', age: 5, url: `${ORIGIN}/contact?email=ana@visitor.test`, user_agent: 'Visitor/1.0' },
  body: {
    ...{ documentURL: `${ORIGIN}/contact?email=ana@visitor.test`, effectiveDirective: 'style-src-attr' },
    ...{ blockedURL: 'inline', sourceFile: null, sample: 'secret words', disposition: 'enforce', statusCode: 200 },
    ...body,
  },
})

setUpSite()
beforeEach(() => void newIsolate())

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetchSite(`${ORIGIN}/api/reports`, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
  })
}

const lines = () => logged.map((line) => ({ ...JSON.parse(line), requestId: undefined }))

test.each<[string, unknown, object]>([
  [
    'application/csp-report',
    reportUriViolation(),
    {
      ...{ event: 'csp-violation', path: '/contact', directive: 'script-src-elem' },
      ...{ blocked: 'https://evil.test', source: '/assets/page-a1.js' },
    },
  ],
  [
    'application/reports+json',
    [reportToViolation()],
    { event: 'csp-violation', path: '/contact', directive: 'style-src-attr', blocked: 'inline' },
  ],
  [
    'text/plain;charset=UTF-8',
    error,
    { event: 'browser-error', path: '/blog', message, source: '/assets/page-a1.js:1:234' },
  ],
])('a browser report of type %s is logged without personal data', async (type, body, line) => {
  const headers = { 'content-type': type, 'cf-connecting-ip': '203.0.113.7', 'user-agent': 'Visitor/1.0' }
  const response = await post(body, headers)
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(lines()).toEqual([{ ...line, brand: 'payroll' }])
})

test.each([
  ['at https://payroll.example/blog?q=divorce#part', 'at https://payroll.example/blog'],
  ['GET /api/content/posts?q=a b failed', 'GET /api/content/posts b failed'],
  ['no user ana.b+c@visitor.test here', 'no user … here'],
  ['no user ana%40visitor.test here', 'no user … here'],
  ['connect 203.0.113.7 failed', 'connect … failed'],
  ['connect 2001:db8::8a2e:370:7334 failed', 'connect … failed'],
  ['call 740-555-0123!', 'call …!'],
  ['call (740) 555-0123!', 'call (…!'],
  ['078-05-1120', '…'],
  ['"4111 1111 1111 1111"', '"…"'],
  ['at /appointment/abc.DEF-123/cancel', 'at /appointment/…/cancel'],
  ...['Error: Minified React error #418; visit https://react.dev/errors/418 on 2026-11-23, 12:30:45'].map((text) => [
    text,
    text,
  ]),
])('the browser error message %j is logged as %j', async (text, shown) => {
  await post({ ...error, message: text })
  expect(lines()).toMatchObject([{ message: shown }])
})

test('a logged browser error message is truncated to 300 characters', async () => {
  await post({ ...error, message: `\u001b[31m\u009b31m\n\u2028\u202e{"event":"forged"}\ud800${'x'.repeat(1000)}` })
  expect(logged).toEqual([expect.stringMatching(/^[ -~]+$/)])
  expect(lines()[0].message).toHaveLength(300)
})

test.each<[object, object]>([
  [{ blockedURL: 'https://user:secret@cdn.test:8443/a/b?c#d' }, { blocked: 'https://cdn.test:8443' }],
  [{ blockedURL: `${ORIGIN}/blog?q=a` }, { blocked: '/blog' }],
  [{ blockedURL: null }, { blocked: 'unknown' }],
  [{ blockedURL: 'Some text' }, { blocked: 'unknown' }],
  [{ effectiveDirective: "script-src 'self' https://x.test" }, { directive: 'script-src' }],
  [{ effectiveDirective: '{"a":1}' }, { directive: 'unknown' }],
  [
    { documentURL: 'about:srcdoc', blockedURL: 'data:text/html,secret' },
    { path: 'about:', blocked: 'data:' },
  ],
  [{ documentURL: `${ORIGIN}/appointment/abc.DEF` }, { path: '/appointment/…' }],
  [{ documentURL: `${ORIGIN}/a/ana@visitor.test` }, { path: '…' }],
])('a CSP violation report with %j is logged with %j', async (body, fields) => {
  expect((await post([reportToViolation(body)])).status).toBe(204)
  expect(lines()).toMatchObject([fields])
})

test.each<[string, unknown]>([
  ['as the blocked resource', [reportToViolation({ blockedURL: 'chrome-extension://abc/x.js' })]],
  ['as its source', [reportToViolation({ sourceFile: 'moz-extension://abc/x.js' })]],
  ['as its source in Safari', reportUriViolation({ 'source-file': 'safari-web-extension://abc/x.js' })],
])('a CSP violation report with a browser extension %s is not logged', async (_what, body) => {
  expect((await post(body)).status).toBe(204)
  expect(logged).toEqual([])
})

const padded = (bytes: number) => JSON.stringify(error).padEnd(bytes)
const streamOf = (text: string) => new Blob([text]).stream()

test.each<[string, unknown, number?]>([
  ['no body', ''],
  ['malformed JSON', '{"type":"error"'],
  ['an incomplete body', incompleteBody()],
  ['an empty list', []],
  ['10,000 numbers', Array.from({ length: 10_000 }, () => 1)],
  ['a deprecation report', [{ type: 'deprecation', body: {} }]],
  ['an error without a message', { ...error, message: '' }],
  ['an unknown field, stack', { ...error, stack: 'at a (b.js:1:2)' }],
  ['a script from another site', { ...error, source: 'https://evil.test/assets/a.js:1:2' }],
  ['a source URL with a query', { ...error, source: '/assets/a.js?token=1:1:2' }],
  ['a source without a line number', { ...error, source: '/assets/a.js' }],
  ['a URL in place of the path', { ...error, path: 'https://evil.test/' }],
  ['a violation without a page', { 'csp-report': { 'blocked-uri': 'inline' } }],
  ['a violation in a nested list', [[reportToViolation()]]],
  ['15,000 unclosed nested lists', '['.repeat(15_000)],
  ['more than 32 kB', padded(32_769), 413],
  ['more than 32 kB without a Content-Length', streamOf(padded(32_769)), 413],
  ['10 MB', streamOf('x'.repeat(10_000_000)), 413],
])('a request to the report endpoint with %s is rejected', async (_what, body, status = 400) => {
  const response = await post(body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect([await response.json(), logged]).toEqual([{ success: false, error: expect.any(String) }, []])
})

test('a browser report of exactly 32 kB is accepted with or without a Content-Length header', async () => {
  expect([(await post(padded(32_768))).status, (await post(streamOf(padded(32_768)))).status]).toEqual([204, 204])
})

test('a browser report sent from another site gets a 403', async () => {
  expect((await post(error, { origin: 'https://evil.test' })).status).toBe(403)
  expect(logged).toEqual([])
})

test('a repeated browser report is logged only once', async () => {
  const reports = Array.from({ length: 30 }, (_, index) =>
    reportToViolation({ documentURL: `${ORIGIN}/page-${index}` }),
  )
  await post(reports)
  await post(reports)
  expect(lines().map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, index) => `/page-${index}`))
})

test('an isolate logs only 20 of 500 different browser reports', async () => {
  const { DB, CONTENT } = env as unknown as Bindings
  const calls = [vi.spyOn(DB, 'prepare'), vi.spyOn(CONTENT, 'get'), vi.spyOn(CONTENT, 'put')]
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => post(index % 2 ? '{' : { ...error, message: `error ${index}` })),
  )
  expect(Map.groupBy(responses, ({ status }) => status).get(204)).toHaveLength(500)
  expect([logged.length, calls.map(({ mock }) => mock.calls), network.requests]).toEqual([20, [[], [], []], []])
})

test('no browser report causes a 5xx response, whatever its body contains', async () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 })
  const paths = fc.constantFrom('//[', '//evil.test/a?b', '/\\\\evil.test', '/a b?c')
  const body = fc.oneof(
    ...[words, fc.json({ maxDepth: 8 })],
    words.map((message) => JSON.stringify({ ...error, message, path: `/${message}` })),
    paths.map((path) => JSON.stringify({ ...error, path })),
    fc.webUrl({ withQueryParameters: true }).map((documentURL) => JSON.stringify([reportToViolation({ documentURL })])),
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      newIsolate()
      logged.length = 0
      expect([204, 400, 413]).toContain((await post(text)).status)
      for (const line of logged) {
        expect([line.includes('\n'), line.length < 6_000]).toEqual([false, true])
        expect(JSON.parse(line).path).not.toMatch(/[?#]/)
      }
    }),
    { numRuns: 100 },
  )
})

test("a page's Content-Security-Policy names the report endpoint", async () => {
  const { headers } = await fetchSite(`${ORIGIN}/contact`)
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/reports$/)
})
