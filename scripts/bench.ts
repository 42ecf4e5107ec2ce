/**
 * `npm run bench` compares the built worker's speed with the speed of a minimal Hono worker (see docs/performance.md).
 * `npm run bench -- --posts 2000` compares the worker's speed with 30 blog posts and with 2,000 posts.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { DEFAULT_BRAND } from '#brands/index.ts'
import type { PostFixture } from '#test/ghost/fixture-types.ts'
import { loadFixtures } from '#test/ghost/fixtures.ts'
import { startSampleGhost } from '#test/ghost/sample-ghost.ts'
import { build } from './build.ts'
import { sendRequest } from './send-request.ts'
import { type Site, startSite } from './site.ts'
import { webhookAddress } from './stand-ins.ts'

const HOST = `${DEFAULT_BRAND.id}.localhost`
const POST = '/blog/payroll-dates-2027'
const CONNECTIONS = 16
const ROUND_SECONDS = 2
const SECRET = randomUUID()
const QUARTER_DAY_MS = 6 * 60 * 60_000

type Server = Pick<Site, 'port' | 'stop'> & { pid: string }

interface Row {
  name: string
  path: string
  pageCache: 'on' | 'edge' | 'off'
  status?: number
  bar?: number
}

const ROWS: readonly Row[] = [
  { name: 'hot page', path: '/', pageCache: 'on', bar: 0.5 },
  { name: '304', path: '/', pageCache: 'on', status: 304, bar: 0.6 },
  { name: 'redirect', path: '/about', pageCache: 'on', status: 301, bar: 0.6 },
  { name: 'feed', path: '/rss.xml', pageCache: 'on', bar: 0.3 },
  { name: 'Cache API page', path: '/', pageCache: 'edge', bar: 0.24 },
  { name: 'home, uncached', path: '/', pageCache: 'off', bar: 0.06 },
  { name: 'post, uncached', path: POST, pageCache: 'off', bar: 0.06 },
]

const GROWTH = ['/', '/blog', POST, '/rss.xml', '/blog?q=payroll+tax'].map(
  (path): Row => ({ name: path, path, pageCache: 'off' }),
)

const { values } = parseArgs({
  options: {
    posts: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})
const posts = Number(values.posts ?? 30)
const rounds = Number(values.rounds)
if (!Number.isInteger(posts) || !Number.isInteger(rounds) || posts < 1 || rounds < 1)
  throw new Error('--posts and --rounds need a whole number.')

console.log('Building the site …')
await build()
const bare = await withPid(startBareWorker)
const ghost = await startSampleGhost()
try {
  console.table(await (values.posts === undefined ? measureRows() : measureGrowth()))
} finally {
  await Promise.all([bare.stop(), ghost.stop()])
}

async function measureRows() {
  const table: Record<string, object> = {}
  for (const pageCache of ['on', 'edge', 'off'] as const) {
    const rows = ROWS.filter((row) => row.pageCache === pageCache && row.name.includes(values.only))
    const site = await startBenchSite(pageCache)
    for (const row of rows) table[row.name] = { ...(await ratioOf(row, site)), bar: row.bar }
    await site.stop()
  }
  return table
}

async function measureGrowth() {
  const table: Record<string, Record<string, number | undefined>> = {}
  for (const count of [30, posts]) {
    ghost.setPosts(growPosts(count))
    const site = await startBenchSite('off')
    for (const row of GROWTH) {
      const { 'by CPU': byCpu } = await ratioOf(row, site)
      table[row.name] = { ...table[row.name], [`${count} posts`]: byCpu }
    }
    const { quiet, refresh } = await longestWaits(site)
    table['longest wait, ms'] = { ...table['longest wait, ms'], [`${count} posts`]: quiet }
    table['longest wait in a refresh, ms'] = { ...table['longest wait in a refresh, ms'], [`${count} posts`]: refresh }
    await site.stop()
  }
  return table
}

/** Measures the site's worker and the minimal worker in turns, so that a busy machine slows both equally. */
async function ratioOf({ name, path, status = 200 }: Row, site: Server): Promise<{ ratio: number; 'by CPU': number }> {
  const { headers } = await read(site, path)
  const sent: Record<string, string> = status === 304 ? { 'if-none-match': `${headers.etag}` } : {}
  await load(site, path, status, sent)
  const ratios: { ratio: number; 'by CPU': number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [own, other] = [await load(site, path, status, sent), await load(bare, '/', 200)]
    ratios.push({ ratio: own.perSecond / other.perSecond, 'by CPU': other.cpu / own.cpu })
  }
  const median = (key: 'ratio' | 'by CPU') => {
    const sorted = ratios.map((round) => round[key]).toSorted((one, other) => one - other)
    return Number(sorted[Math.floor(rounds / 2)]?.toFixed(3))
  }
  const result = { ratio: median('ratio'), 'by CPU': median('by CPU') }
  console.log(name, result)
  return result
}

/** @returns the responses per second, and the CPU time per response in hundredths of a second. */
async function load({ port, pid }: Server, path: string, status: number, headers: Record<string, string> = {}) {
  const before = cpuTime(pid)
  const { requests, errors, duration, statusCodeStats } = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host: `${HOST}:${port}`, ...headers },
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    timeout: 60,
  })
  const statuses = Object.keys(statusCodeStats ?? {})
  if (errors > 0 || statuses.join() !== `${status}`) throw new Error(`${path}: ${errors} errors, statuses ${statuses}`)
  return { perSecond: requests.total / duration, cpu: (cpuTime(pid) - before) / requests.total }
}

/** Returns the CPU time that a process has used in all of its threads, in hundredths of a second. */
function cpuTime(pid: string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Skips the process name in /proc/<pid>/stat, which is in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function withPid<T>(start: () => Promise<T>): Promise<T & { pid: string }> {
  const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ')
  const before = children()
  const server = await start()
  const pid = children().find((child) => !before.includes(child)) ?? ''
  return { ...server, pid }
}

/**
 * Returns a redirect's slowest response time in ms, first while the site is idle and then while the site loads an
 * edited post.
 */
async function longestWaits(site: Server): Promise<{ quiet: number; refresh: number }> {
  const url = `http://127.0.0.1:${site.port}/about`
  // Measures response times in a worker thread, because the mock Ghost keeps the main thread busy.
  const probe = () => autocannon({ url, connections: 1, workers: 1, duration: ROUND_SECONDS })
  const { latency: quiet } = await probe()
  const title = `Changed at ${Date.now()}`
  ghost.setWebhook({ url: webhookAddress(site.port), secret: SECRET })
  await ghost.edit(POST.replace('/blog/', ''), { title })
  ghost.setWebhook(undefined)
  let refresh = 0
  do refresh = Math.max(refresh, (await probe()).latency.max)
  while (!(await read(site, POST)).body.includes(title))
  return { quiet: quiet.max, refresh }
}

async function startBenchSite(pageCache: Row['pageCache']): Promise<Server> {
  const vars = {
    ...{ GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, GHOST_WEBHOOK_SECRET: SECRET },
    ...{ MAILCHANNELS_API_KEY: 'none', PAGE_CACHE: pageCache, CONTENT_FRESH_SECONDS: '86400' },
  }
  const site = await withPid(() => startSite({ port: 0, assets: false, onLog: () => {}, vars }))
  const isLoaded = async () => (await read(site, '/api/health')).body.includes('"content":"fresh"')
  while (!(await isLoaded())) await read(site, '/')
  return site
}

async function startBareWorker(): Promise<{ port: number; stop(): Promise<void> }> {
  const code =
    "import { Hono } from './node_modules/hono/dist/index.js'\nexport default new Hono().get('/', (c) => c.text('Hello'))"
  const hono = globSync('node_modules/hono/dist/**/*.js').map((file) => ({
    type: 'ESModule' as const,
    path: path.resolve(file),
  }))
  const modules = [{ type: 'ESModule' as const, path: path.resolve('bare.js'), contents: code }, ...hono]
  const options = {
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: '2026-08-15',
    modulesRoot: path.resolve('.'),
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, modules }))
  return { port: Number((await miniflare.ready).port), stop: () => miniflare.dispose() }
}

function read({ port }: Server, path: string) {
  return sendRequest({ port, host: HOST, path })
}

function growPosts(count: number): PostFixture[] {
  const { posts } = loadFixtures({ edge: false })
  const oldest = Math.min(...posts.map(({ published_at }) => Date.parse(published_at)))
  return Array.from({ length: count }, (_, index) => {
    const post = posts[index % posts.length] as PostFixture
    const copy = Math.floor(index / posts.length)
    if (copy === 0) return post
    return {
      ...post,
      slug: `${post.slug}-${copy}`,
      title: `${post.title}, part ${copy}`,
      html: `${post.html}\n<p>This is part ${copy} of the series, with example number ${copy * 7919}.</p>`,
      featured: false,
      published_at: new Date(oldest - index * QUARTER_DAY_MS).toISOString(),
    }
  })
}
