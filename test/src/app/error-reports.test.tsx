import { beforeEach, expect, test, vi } from 'vitest'

const OWN = `${location.origin}/assets/page-a1.js:1:234`

let sent: [url: string, body: object][]
/** The error report module keeps state for the lifetime of the document, so each test imports the module again. */
let report: (event: Partial<ErrorEvent> | Partial<PromiseRejectionEvent>) => void

beforeEach(async () => {
  sent = []
  vi.resetModules()
  const code = await import('#app/error-reports.ts')
  report = (event) => code.report(event as ErrorEvent)
  history.replaceState(null, '', '/blog/my-divorce?q=secret#part')
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
  })
})

function errorAt(place: string, message = 'x is not a function', line = `    at run (${place})`): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n${line}\n    at next (https://other.test/a.js:3:4)`
  return error
}

const body = {
  type: 'error',
  message: 'TypeError: x is not a function',
  source: '/assets/page-a1.js:1:234',
  path: '/blog/my-divorce',
}

test.each<[string, object]>([
  ['an error in Chromium', { error: errorAt(OWN) }],
  ['an error in Firefox', { error: errorAt('', undefined, `run@${OWN}`) }],
  ['a rejection', { reason: errorAt(OWN) }],
  ['a thrown string', { error: body.message, filename: `${location.origin}/assets/page-a1.js`, lineno: 1, colno: 234 }],
])("%s sends one browser error report with the page's path but no query or fragment", (_what, event) => {
  report(event)
  expect(sent).toEqual([['/api/reports', body]])
})

test('a browser error report contains no query or fragment from a URL in the error message', () => {
  report({ error: errorAt(OWN, `GET https://a.test/b?token=1#c and /d?e failed ${'x'.repeat(1000)}`) })
  expect(sent).toMatchObject([
    ['/api/reports', { message: expect.stringMatching(/^TypeError: GET https:\/\/a\.test\/b and \/d failed x+$/) }],
  ])
  expect(JSON.stringify(sent).length).toBeLessThan(500)
})

test.each<[string, object]>([
  ['an extension', { error: errorAt('chrome-extension://abc/assets/x.js:1:2') }],
  ['a script outside /assets/', { error: errorAt(`${location.origin}/cdn-cgi/x.js:1:2`) }],
  [
    'a cross-origin script whose details the browser hides',
    { message: 'Script error.', filename: '', lineno: 0, colno: 0 },
  ],
  ['a rejection without a stack', { reason: 'no' }],
])('a browser error from %s is not reported', (_what, event) => {
  report(event)
  expect(sent).toEqual([])
})

test('the browser reports at most three different errors per page load', () => {
  for (const message of ['a', 'a', 'b', 'c', 'd', 'a']) report({ error: errorAt(OWN, message) })
  expect(sent.map(([, { message }]: [string, { message?: string }]) => message)).toEqual([
    'TypeError: a',
    'TypeError: b',
    'TypeError: c',
  ])
})
