import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { htmlBytes, readPage, routePaths, scriptBytes } from '#scripts/page-bytes.ts'

test('readPage lists each script file of a page exactly once', () => {
  const html = `<!doctype html><html><head><link rel=stylesheet href="/c.css"><link rel=modulepreload href="/assets/a-1.js">
    </head><body><script>start()</script><script src="/assets/a-1.js"></script>
    <script type="application/ld+json">"/assets/c.js"</script><script type="module" async src="/b.js"></script>`
  expect(readPage(html)).toEqual({ scripts: ['/assets/a-1.js', '/b.js'], html, fonts: [] })
})

test('readPage removes the excluded element and its content from the HTML', () => {
  const html = `<!doctype html><main><h1>A  title</h1><div class=x id="post-body"><div>one</div><p>two</div><p>end</main>`
  expect(readPage(html, 'post-body').html).toBe('<!doctype html><main><h1>A  title</h1><p>end</main>')
  expect(readPage(html).html).toBe(html)
  expect(() => readPage(html, 'gone')).toThrow('The page has no element #gone')
})

test('readPage lists the fonts that the page preloads or uses', () => {
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

test('scriptBytes returns the size of a script after Brotli compression at quality 11', () => {
  const text = Array.from({ length: 400 }, (_, index) => `line ${index ** 2} of a page`).join('\n')
  const at = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  expect([scriptBytes(Buffer.from(text)), htmlBytes(text)]).toEqual([at(11), at(5)])
  expect(at(11)).toBeLessThan(at(5))
})

test('routePaths returns the paths in the generated route tree', () => {
  const generated = `export interface FileRouteTypes {
  fullPaths: '/' | '/blog/'
  fileRoutesByTo: FileRoutesByTo
  to: '/' | '/blog' |
    '/blog/$slug'
  id: '__root__' | '/'
`
  expect(routePaths(generated)).toEqual(['/', '/blog', '/blog/$slug'])
  expect(() => routePaths('')).toThrow('has no paths')
})
