/** `npm run bytes`: measures the first load of each route in each brand in the last build, and compares it with the budgets. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index'
import { AUDIENCES } from '#tax/due-dates/audience'
import { withStaticImports } from '#test/guards/client-build'
import { overBudget, type PageSize, table } from './byte-budgets.ts'
import { configuredVars } from './configured-vars.ts'
import { htmlBytes, readPage, routePaths, scriptBytes } from './page-bytes.ts'
import { sendRequest } from './send-request.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

const CLIENT = path.resolve('dist/client')
const WORKER = path.resolve('dist/worker')
const POST = '/blog/$slug'

/** Choices of a visitor that make a page longer, by the name that the table shows. */
const LONGEST = { 'due dates, all chosen': `/resources/due-dates?for=${AUDIENCES.map(({ id }) => id).join()}` }

const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
const settings = { MAILCHANNELS_API_KEY: 'none', ...configuredVars(process.env) }
const standIns = await startStandIns(settings)
const site = await startSite({ port: 0, vars: { ...settings, ...standIns.vars } })
const pages: PageSize[] = []
const compressedSizes = new Map<string, number>()
try {
  const examples = await examplePaths()
  const routes = routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).map((route) => [route, examples[route]])
  for (const [route = '', address = route] of [...routes, ...Object.entries(LONGEST)])
    for (const brand of BRAND_IDS) pages.push(await measurePage(brand, route, address))
} finally {
  await Promise.all([site.stop(), standIns.stop()])
}

const size = { pages, worker: workerBytes() }
console.log(table(size))
const violations = overBudget(size)
if (violations.length > 0) console.error(`\nOver budget:\n${violations.map((line) => `  ${line}`).join('\n')}`)
process.exitCode = violations.length > 0 ? 1 : 0

async function measurePage(brand: string, route: string, address: string): Promise<PageSize> {
  if (address.includes('$')) throw new Error(`Cannot measure ${route}: add an address for it to examplePaths()`)
  const { status, body } = await fetchPage(brand, address)
  const page = readPage(body, route === POST ? 'post-body' : undefined)
  const scripts = withStaticImports(
    manifest,
    page.scripts.map((src) => src.slice(1)),
  )
  return {
    brand,
    path: route,
    status,
    scriptFiles: scripts.length,
    scripts: sum(scripts.map((file) => compressedBytes(file))),
    html: htmlBytes(page.html),
    fontFiles: page.fonts.length,
    fonts: sum(page.fonts.map((file) => readFileSync(path.join(CLIENT, file)).length)),
  }
}

/** Returns an address for each route with a parameter. */
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

function compressedBytes(file: string): number {
  const size = compressedSizes.get(file) ?? scriptBytes(readFileSync(path.join(CLIENT, file)))
  compressedSizes.set(file, size)
  return size
}

function workerBytes(): number {
  const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|wasm)$/.test(file),
  )
  return sum(files.map((file) => gzipSync(readFileSync(path.join(WORKER, file))).length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
