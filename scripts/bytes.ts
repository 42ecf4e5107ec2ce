/** `npm run bytes` checks the last build. For every brand, it compares the size of each page's first load with a budget. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index.ts'
import { AUDIENCES } from '#tax/due-dates/audience.ts'
import { withStaticImports } from '#test/guards/client-build.ts'
import { configuredVars } from './configured-vars.ts'
import { htmlBytes, readPage, routePaths, scriptBytes } from './page-bytes.ts'
import { sendRequest } from './send-request.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

/**
 * Maximum sizes in bytes, and the maximum number of font files per page. Scripts and HTML, which includes the inlined
 * CSS, are compressed with brotli, and the worker is compressed with gzip. `scripts` and `html` apply to every page
 * except the home page.
 */
const BUDGETS = {
  homeScripts: 116_000,
  scripts: 123_000,
  homeHtml: 29_500,
  html: 29_500,
  fontFiles: 2,
  fonts: 70_000,
  worker: 520_000,
} as const

const CLIENT = path.resolve('dist/client')
const WORKER = path.resolve('dist/worker')
const POST = '/blog/$slug'
/** URLs that produce the longest version of a page. The keys are the page names in the output. */
const LONGEST = { 'due dates, all chosen': `/resources/due-dates?for=${AUDIENCES.map(({ id }) => id).join()}` }

const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
const settings = { MAILCHANNELS_API_KEY: 'none', ...configuredVars(process.env) }
const standIns = await startStandIns(settings)
const site = await startSite({ port: 0, vars: { ...settings, ...standIns.vars } })
const overBudget: string[] = []
const compressedSizes = new Map<string, number>()
const table: Record<string, Record<string, string>> = {}
try {
  const examples = await examplePaths()
  const routes = routePaths(readFileSync('src/app/route-tree.gen.ts', 'utf8')).map((route) => [route, examples[route]])
  for (const [route = '', address = route] of [...routes, ...Object.entries(LONGEST)])
    for (const brand of BRAND_IDS) await measurePage(brand, route, address)
} finally {
  await Promise.all([site.stop(), standIns.stop()])
}
console.table(table)
console.log(`worker ${compare('The worker, gzip', workerBytes(), BUDGETS.worker)} kB gzip`)
if (overBudget.length > 0) console.error(`\nOver budget:\n${overBudget.map((line) => `  ${line}`).join('\n')}`)
process.exitCode = overBudget.length > 0 ? 1 : 0

async function measurePage(brand: string, route: string, address: string): Promise<void> {
  if (address.includes('$')) throw new Error(`Cannot measure ${route}: add an address for it to examplePaths()`)
  const name = `${route} of ${brand}`
  const { status, body } = await fetchPage(brand, address)
  const page = readPage(body, route === POST ? 'post-body' : undefined)
  const entries = page.scripts.map((src) => src.slice(1))
  const scripts = sum(withStaticImports(manifest, entries).map(compressedBytes))
  if (status !== 200) overBudget.push(`${name}: returned status ${status} instead of 200`)
  if (scripts === 0) overBudget.push(`${name}: the page has no script to measure`)
  if (page.fonts.length > BUDGETS.fontFiles) overBudget.push(`${name}: ${page.fonts.length} font files`)
  table[route] = {
    ...table[route],
    'JS kB': compare(`${name}, JS`, scripts, route === '/' ? BUDGETS.homeScripts : BUDGETS.scripts),
    [`HTML ${brand}`]: compare(
      `${name}, HTML and CSS`,
      htmlBytes(page.html),
      route === '/' ? BUDGETS.homeHtml : BUDGETS.html,
    ),
    [`fonts ${brand}`]: compare(`${name}, fonts`, sum(page.fonts.map((file) => read(file).length)), BUDGETS.fonts),
  }
}

function compare(name: string, bytes: number, budget: number): string {
  const kB = (bytes / 1000).toFixed(1)
  if (bytes > budget) overBudget.push(`${name}: ${kB} kB, the budget is ${budget / 1000} kB`)
  return kB
}

async function examplePaths(): Promise<Record<string, string>> {
  const { body } = await fetchPage(DEFAULT_BRAND.id, '/api/content/posts')
  const { posts }: { posts: { slug: string; gated: boolean; tags: { slug: string }[] }[] } = JSON.parse(body)
  const post = posts.find(({ gated, tags }) => !gated && tags.length > 0)
  if (!post) throw new Error('Cannot measure a post: Ghost has no public post with a tag')
  return { [POST]: `/blog/${post.slug}`, '/blog/tag/$slug': `/blog/tag/${post.tags[0]?.slug}` }
}

async function fetchPage(brand: string, path: string): Promise<{ status: number; body: string }> {
  const { status, body } = await sendRequest({ port: site.port, host: `${brand}.localhost`, path })
  return { status, body: body.toString() }
}

function workerBytes(): number {
  const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|wasm)$/.test(file),
  )
  return sum(files.map((file) => gzipSync(readFileSync(path.join(WORKER, file))).length))
}

function compressedBytes(file: string): number {
  const size = compressedSizes.get(file) ?? scriptBytes(read(file))
  compressedSizes.set(file, size)
  return size
}

function read(file: string): Buffer {
  return readFileSync(path.join(CLIENT, file))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
