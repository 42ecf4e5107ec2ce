import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { breaches, type PageCount, table } from '../tools/byte-gates.ts'
import { htmlBytes, readPage, routePaths, scriptBytes } from '../tools/page-bytes.ts'

const good: PageCount = {
  brand: 'payroll',
  path: '/blog',
  status: 200,
  scriptFiles: 5,
  scripts: 125_000,
  html: 20_000,
  fontFiles: 2,
  fonts: 70_000,
}
const home = { ...good, path: '/', scripts: 110_000 }

test('what just holds every gate is no breach', () => {
  expect(breaches({ pages: [good, home], worker: 350_000, calculator: 25_000 })).toEqual([])
})

test.each<[string, Partial<PageCount>, string]>([
  ['JS of home', { path: '/', scripts: 110_100 }, '/ of payroll: JS 110.1 kB, at most 110.0 kB'],
  ['JS of another route', { scripts: 125_100 }, '/blog of payroll: JS 125.1 kB, at most 125.0 kB'],
  ['HTML and CSS', { html: 20_100 }, '/blog of payroll: HTML and CSS 20.1 kB, at most 20.0 kB'],
  ['fonts', { fonts: 70_100 }, '/blog of payroll: fonts 70.1 kB, at most 70.0 kB'],
  ['font files', { fontFiles: 3 }, '/blog of payroll: 3 font files, at most 2'],
  ['an answer that is no page', { status: 500 }, '/blog of payroll: answered 500'],
  ['a page whose scripts were not found', { scripts: 0 }, '/blog of payroll: no script was counted'],
])('a breach is named: %s', (_what, bad, fault) => {
  expect(breaches({ pages: [home, { ...good, ...bad }], worker: 1, calculator: 1 })).toEqual([fault])
})

test('a worker that is too big is named', () => {
  expect(breaches({ pages: [good], worker: 350_100, calculator: 1 })).toEqual([
    'The worker: gzip 350.1 kB, at most 350.0 kB',
  ])
})

test.each([
  [25_100, 'The tax calculator: own JS 25.1 kB, at most 25.0 kB'],
  [0, 'The tax calculator: no script was counted'],
])('a calculator of %i bytes is named', (calculator, fault) => {
  expect(breaches({ pages: [good], worker: 1, calculator })).toEqual([fault])
})

test('the table has a line a route, with the HTML of each brand', () => {
  const lines = table({
    pages: [good, { ...good, brand: 'brownco', html: 9_940 }],
    worker: 1_000,
    calculator: 1,
  }).split('\n')
  expect(lines[1]?.split(/ +/)).toEqual(['/blog', '125.0', '5', '20.0', '9.9', '2', '70.0'])
  expect(lines.at(-1)).toBe('worker 1.0 kB gzip')
})

test('scripts and preloads of a page are found, once each, and inline ones are part of the HTML', () => {
  const html = `<!doctype html><html><head><link rel="modulepreload" href="/a.js"><link rel=stylesheet href="/c.css">
    <script>inline()</script></head><body><script type="module" async src="/b.js"></script><script src="/a.js"></script>`
  expect(readPage(html)).toEqual({ scripts: ['/a.js', '/b.js'], html, fonts: [] })
})

test('the element left out is cut from the page as served, with all that is in it', () => {
  const html = `<!doctype html><main><h1>A  title</h1><div class=x id="post-body"><div>one</div><p>two</div><p>end</main>`
  expect(readPage(html, 'post-body').html).toBe('<!doctype html><main><h1>A  title</h1><p>end</main>')
  expect(readPage(html).html).toBe(html)
})

test('fonts are those that are preloaded or whose family and characters the page has', () => {
  const face = (family: string, file: string, range = '') =>
    `@font-face{font-family:"${family}";src:url(${file}) format("woff2");${range}}`
  const html = `<link rel="preload" as="font" href="/preloaded.woff2"><style>
    ${face('Bitter', '/latin.woff2', 'unicode-range:U+0000-00FF,U+2122')}
    ${face('Bitter', '/greek.woff2', 'unicode-range:U+03??')}
    ${face('Bitter', '/arrows.woff2', 'unicode-range:U+2190-21FF')}
    ${face('Figtree', '/other.woff2')}${face('Archivo', '/all.woff2')}
    h1{font-family:Bitter}:root{--font-body:"Archivo",sans-serif}</style><h1>Plain →</h1><script>"Ω"</script>`
  expect(readPage(html).fonts).toEqual(['/preloaded.woff2', '/latin.woff2', '/arrows.woff2', '/all.woff2'])
})

test('scripts are counted at the best quality, pages at a quick one', () => {
  const text = Array.from({ length: 400 }, (_, index) => `line ${index ** 2} of a page`).join('\n')
  const at = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  expect([scriptBytes(Buffer.from(text)), htmlBytes(text)]).toEqual([at(11), at(5)])
  expect(at(11)).toBeLessThan(at(5))
})

test('the routes are those of the generated tree', () => {
  const generated = `export interface FileRouteTypes {
  fullPaths: '/' | '/blog/'
  fileRoutesByTo: FileRoutesByTo
  to: '/' | '/blog' |
    '/blog/$slug'
  id: '__root__' | '/'
`
  expect(routePaths(generated)).toEqual(['/', '/blog', '/blog/$slug'])
  expect(() => routePaths('')).toThrow('names no paths')
})
