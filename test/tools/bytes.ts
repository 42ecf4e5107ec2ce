/** `npm run bytes`, after a build: counts what every route of every brand makes a browser load first, and holds it to the gates. */
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { POST_BODY_ID } from '#queries/post-body'
import { BRAND_IDS } from '#shared/brand-id'
import { AUDIENCES } from '#tax/due-dates/audience'
import { withStaticImports } from '../guards/client-build.ts'
import { breaches, type PageCount, table } from './byte-gates.ts'
import { configuredVars } from './configured-vars.ts'
import { htmlBytes, readPage, routePaths, scriptBytes } from './page-bytes.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

const CLIENT = path.resolve('dist/client')
const WORKER = path.resolve('dist/worker')
const POST = '/blog/$slug'

/** Choices of a visitor that make a page longer than its own address does, by the name they have in the table. */
const DUE_DATES = `/resources/ohio-business-taxes?for=${AUDIENCES.map(({ id }) => id).join()}`
const LONGEST = { 'due dates, all chosen': DUE_DATES, 'due dates, a year': `${DUE_DATES}&months=12` }

const manifest: Manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))
const given = { MAILCHANNELS_API_KEY: 'none', ...configuredVars(process.env) }
const standIns = await startStandIns(given)
const site = await startSite({ port: 0, vars: { ...given, ...standIns.vars } })
const pages: PageCount[] = []
const sizes = new Map<string, number>()
try {
  const examples = await examplePaths()
  const routes = routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).map((route) => [route, examples[route]])
  for (const [route = '', address = route] of [...routes, ...Object.entries(LONGEST)])
    for (const brand of BRAND_IDS) pages.push(await countPage(brand, route, address))
} finally {
  await Promise.all([site.stop(), standIns.stop()])
}

const count = { pages, worker: workerBytes(), calculator: calculatorBytes() }
console.log(table(count))
const faults = breaches(count)
if (faults.length > 0) console.error(`\nOver the gates:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
process.exitCode = faults.length > 0 ? 1 : 0

async function countPage(brand: string, route: string, address: string): Promise<PageCount> {
  if (address.includes('$')) throw new Error(`bytes.ts knows no address for the route ${route}`)
  const { status, body } = await ask(brand, address)
  const page = readPage(body, route === POST ? POST_BODY_ID : undefined)
  const scripts = withStaticImports(
    manifest,
    page.scripts.map((src) => src.slice(1)),
  )
  return {
    brand,
    path: route,
    status,
    scriptFiles: scripts.length,
    scripts: sum(scripts.map((file) => compressed(file))),
    html: htmlBytes(page.html),
    fontFiles: page.fonts.length,
    fonts: sum(page.fonts.map((file) => readFileSync(path.join(CLIENT, file)).length)),
  }
}

/** A real address for each route that takes a part of its address from the content. */
async function examplePaths(): Promise<Record<string, string>> {
  const { body } = await ask('dresdentax', '/api/content/posts')
  const { posts }: { posts: { slug: string; gated: boolean; tags: { slug: string }[] }[] } = JSON.parse(body)
  const post = posts.find(({ gated, tags }) => !gated && tags.length > 0)
  if (!post) throw new Error('The content service has no open post with a tag')
  return { [POST]: `/blog/${post.slug}`, '/blog/tag/$slug': `/blog/tag/${post.tags[0]?.slug}` }
}

/** The Host header decides the brand, and fetch() may not set it. */
function ask(brand: string, address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost:${site.port}` }
    get({ host: '127.0.0.1', port: site.port, path: address, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) })
    }).on('error', reject)
  })
}

function compressed(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = scriptBytes(readFileSync(path.join(CLIENT, file)))
  sizes.set(file, size)
  return size
}

function workerBytes(): number {
  const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|wasm)$/.test(file),
  )
  return sum(files.map((file) => gzipSync(readFileSync(path.join(WORKER, file))).length))
}

function calculatorBytes(): number {
  const chunks = (own: (key: string) => boolean) =>
    withStaticImports(
      manifest,
      Object.keys(manifest).flatMap((key) => (own(key) && manifest[key] ? [manifest[key].file] : [])),
    )
  const shell = chunks((key) => key === 'src/entry-client.tsx')
  const page = chunks((key) =>
    /^src\/(?:routes\/resources\/tax-calculator|components\/calculator\/calculator)\.tsx/.test(key),
  )
  return sum(page.filter((file) => !shell.includes(file)).map((file) => compressed(file)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
