import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { incompleteBody } from '#test/helpers/worker/incomplete-body'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import type { Bindings } from '#worker/env'

const ORIGIN = 'https://payroll.example'
const error = {
  type: 'error',
  message: 'TypeError: x is not a function',
  source: '/assets/page-a1.js:1:234',
  path: '/blog',
}
/** The report that Firefox sends to `report-uri`. */
const uriReport = {
  'csp-report': {
    'document-uri': `${ORIGIN}/contact?email=ana@visitor.test#message`,
    referrer: 'https://search.test/?q=divorce',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.test/x.js?id=7',
    'source-file': `${ORIGIN}/assets/page-a1.js?v=1`,
    'line-number': 1,
  },
}
/** The report that Chromium sends to `report-to`. */
const toReport = {
  type: 'csp-violation',
  age: 5,
  url: `${ORIGIN}/contact?email=ana@visitor.test`,
  user_agent: 'Visitor/1.0',
  body: {
    documentURL: `${ORIGIN}/contact?email=ana@visitor.test`,
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sourceFile: null,
    sample: 'secret words',
    disposition: 'enforce',
    statusCode: 200,
  },
}
const reportOf = (body: object) => ({ ...toReport, body: { ...toReport.body, ...body } })

setUpSite()
beforeEach(() => void newIsolate())

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetchSite(`${ORIGIN}/api/reports`, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
  })
}

/** The logged lines without the id of their request. */
function lines() {
  return logged.map((line) => {
    const { requestId, ...fields } = JSON.parse(line)
    expect(requestId).toMatch(/^[\w-]{36}$/)
    return fields
  })
}

const brand = 'payroll'

test.each<[string, unknown, string, object]>([
  [
    'a violation for report-uri',
    uriReport,
    'application/csp-report',
    {
      event: 'csp-violation',
      path: '/contact',
      directive: 'script-src-elem',
      blocked: 'https://evil.test',
      source: '/assets/page-a1.js',
    },
  ],
  [
    'a violation for report-to',
    [toReport],
    'application/reports+json',
    { event: 'csp-violation', path: '/contact', directive: 'style-src-attr', blocked: 'inline' },
  ],
  [
    'an error of the site’s code',
    error,
    'text/plain;charset=UTF-8',
    {
      event: 'browser-error',
      path: '/blog',
      message: 'TypeError: x is not a function',
      source: '/assets/page-a1.js:1:234',
    },
  ],
])(
  '%s gets a 204, and one line is logged without query, fragment, IP address or browser',
  async (_what, body, type, line) => {
    const response = await post(body, {
      'content-type': type,
      'cf-connecting-ip': '203.0.113.7',
      'user-agent': 'Visitor/1.0',
    })
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
    expect(lines()).toEqual([{ ...line, brand }])
  },
)

test.each<[string, string, string]>([
  ['the query of an address', 'at https://payroll.example/blog?q=divorce#part', 'at https://payroll.example/blog'],
  ['the query of a path', 'GET /api/content/posts?q=a b failed', 'GET /api/content/posts b failed'],
  ['an email address', 'no user ana.b+c@visitor.test here', 'no user … here'],
  ['an encoded email address', 'no user ana%40visitor.test here', 'no user … here'],
  ['an IPv4 address', 'connect 203.0.113.7 failed', 'connect … failed'],
  ['an IPv6 address', 'connect 2001:db8::8a2e:370:7334 failed', 'connect … failed'],
  ['a phone number', 'call 740-555-0123!', 'call …!'],
  ['a phone number with its area code in parentheses', 'call (740) 555-0123!', 'call (…!'],
  ['a Social Security number', '078-05-1120', '…'],
  ['a card number', '"4111 1111 1111 1111"', '"…"'],
  ['a link of an appointment', 'at /appointment/abc.DEF-123/cancel', 'at /appointment/…/cancel'],
])('of %s in a message, the log has only what is not private', async (_what, message, shown) => {
  await post({ ...error, message })
  expect(lines()).toMatchObject([{ message: shown }])
})

test('the codes, line numbers and dates of a message are logged', async () => {
  const message = 'Error: Minified React error #418; visit https://react.dev/errors/418 on 2026-11-23, 12:30:45'
  await post({ ...error, message })
  expect(lines()).toMatchObject([{ message }])
})

test('a long message is cut to 300 characters, and the log has none of its control characters and lone surrogates', async () => {
  await post({ ...error, message: `\u001b[31m\u009b31m\n\u2028\u202e{"event":"forged"}\ud800${'x'.repeat(1000)}` })
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/^[ -~]+$/)
  expect(lines()[0].message).toHaveLength(300)
})

test.each<[string, object, object]>([
  [
    'an address of another site',
    { blockedURL: 'https://user:secret@cdn.test:8443/a/b?c#d' },
    { blocked: 'https://cdn.test:8443' },
  ],
  ['our own path', { blockedURL: `${ORIGIN}/blog?q=a` }, { blocked: '/blog' }],
  ['a data URL', { blockedURL: 'data:text/html,secret' }, { blocked: 'data:' }],
  ['no address', { blockedURL: null }, { blocked: 'unknown' }],
  ['text', { blockedURL: 'Some text' }, { blocked: 'unknown' }],
  [
    'a directive with its sources',
    { effectiveDirective: "script-src 'self' https://x.test" },
    { directive: 'script-src' },
  ],
  ['a forged directive', { effectiveDirective: '{"a":1}' }, { directive: 'unknown' }],
  [
    'a data URL on a page without a host',
    { documentURL: 'about:srcdoc', blockedURL: 'data:text/html,secret' },
    { path: 'about:', blocked: 'data:' },
  ],
  ['the page of an appointment', { documentURL: `${ORIGIN}/appointment/abc.DEF` }, { path: '/appointment/…' }],
  ['an email address in a path', { documentURL: `${ORIGIN}/a/ana@visitor.test` }, { path: '…' }],
])('of a violation with %s, the log has a short form', async (_what, body, fields) => {
  expect((await post([reportOf(body)])).status).toBe(204)
  expect(lines()).toMatchObject([fields])
})

test.each<[string, unknown]>([
  ['blocked', [reportOf({ blockedURL: 'chrome-extension://abc/x.js' })]],
  ['at fault', [reportOf({ sourceFile: 'moz-extension://abc/x.js' })]],
  [
    'at fault in Safari',
    { 'csp-report': { ...uriReport['csp-report'], 'source-file': 'safari-web-extension://abc/x.js' } },
  ],
])('a violation with an extension %s gets a 204 and is not logged', async (_what, body) => {
  expect((await post(body)).status).toBe(204)
  expect(logged).toEqual([])
})

test.each<[string, unknown]>([
  ['no body', ''],
  ['malformed JSON', '{"type":"error"'],
  ['an empty list', []],
  ['10,000 numbers', Array.from({ length: 10_000 }, () => 1)],
  ['another report of the browser', [{ type: 'deprecation', body: {} }]],
  ['no message', { ...error, message: '' }],
  ['a stack', { ...error, stack: 'at a (b.js:1:2)' }],
  ['a script of another site', { ...error, source: 'https://evil.test/assets/a.js:1:2' }],
  ['a source with a query', { ...error, source: '/assets/a.js?token=1:1:2' }],
  ['a source without a line', { ...error, source: '/assets/a.js' }],
  ['an address as path', { ...error, path: 'https://evil.test/' }],
  ['an identifier', { ...error, visitor: 'c0ffee' }],
  ['a violation without a page', { 'csp-report': { 'blocked-uri': 'inline' } }],
  ['a violation in a list in a list', [[toReport]]],
  ['15,000 nested lists', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['15,000 nested lists that do not end', '['.repeat(15_000)],
  ['15,000 nested objects', '{"a":'.repeat(5_000)],
])('a body with %s gets a 400 and is not logged', async (_what, body) => {
  const response = await post(body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(await response.json()).toEqual({ success: false, error: expect.any(String) })
  expect(logged).toEqual([])
})

test('a body of 32 kB is read, and one byte more gets a 413, with and without a length', async () => {
  const padded = (bytes: number) => JSON.stringify(error).padEnd(bytes)
  for (const [bytes, status] of [
    [32_768, 204],
    [32_769, 413],
  ] as const) {
    expect((await post(padded(bytes))).status).toBe(status)
    expect((await post(new Blob([padded(bytes)]).stream())).status).toBe(status)
  }
  expect((await post(new Blob(['x'.repeat(10_000_000)]).stream())).status).toBe(413)
  expect(logged).toHaveLength(1)
})

test('a body that ends too early gets a 400 and is not logged', async () => {
  expect((await post(incompleteBody())).status).toBe(400)
  expect(logged).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.test' }],
  ['another brand', { origin: 'https://brownco.example' }],
  ['another site without an Origin header', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a report from %s gets a 403 and is not logged', async (_what, headers) => {
  expect((await post(error, headers)).status).toBe(403)
  expect(logged).toEqual([])
})

test('a repeated report is logged once, and ten reports of a request are read', async () => {
  const reports = Array.from({ length: 30 }, (_, index) => reportOf({ documentURL: `${ORIGIN}/page-${index}` }))
  await post(reports)
  await post(reports)
  expect(lines().map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, index) => `/page-${index}`))
})

test('of a flood of 1,000 different reports, an isolate logs 20 and uses neither D1 nor KV nor the network', async () => {
  const { DB, CONTENT } = env as unknown as Bindings
  const calls = [vi.spyOn(DB, 'prepare'), vi.spyOn(CONTENT, 'get'), vi.spyOn(CONTENT, 'put')]
  const responses = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => post(index % 2 ? '{' : { ...error, message: `error ${index}` })),
  )
  expect(Map.groupBy(responses, ({ status }) => status).get(204)).toHaveLength(500)
  expect(logged).toHaveLength(20)
  expect([calls.map(({ mock }) => mock.calls), network.requests]).toEqual([[[], [], []], []])
})

test('an arbitrary body never gets a 5xx, and is logged as one short line whose path has no query or fragment', async () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 })
  const body = fc.oneof(
    words,
    fc.json({ maxDepth: 8 }),
    words.map((message) => JSON.stringify({ ...error, message, path: `/${message}` })),
    fc
      .constantFrom('//[', '//evil.test/a?b', '/\\\\evil.test', '/a b?c')
      .map((path) => JSON.stringify({ ...error, path })),
    fc
      .webUrl({ withQueryParameters: true, withFragments: true })
      .map((documentURL) => JSON.stringify([reportOf({ documentURL })])),
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      newIsolate()
      logged.length = 0
      expect([204, 400, 413]).toContain((await post(text)).status)
      for (const line of logged) {
        expect(line).not.toContain('\n')
        expect(line.length).toBeLessThan(6_000)
        expect(JSON.parse(line).path).not.toMatch(/[?#]/)
      }
    }),
    { numRuns: 100 },
  )
})

test('the CSP of a page names the endpoint, also when the page comes from storage', async () => {
  newIsolate({ PAGE_CACHE: 'on' })
  for (const layer of ['rendered', 'memory']) {
    const { headers } = await fetchSite(`${ORIGIN}/contact`)
    expect(headers.get('server-timing')).toBe(`cache;desc=${layer}`)
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/reports$/)
  }
})
