/**
 * `npm run bench -- --load`: requests of 100 visitors at once over 30 routes of each brand, while a post is edited. Checks
 * every response, and at the end compares the cached pages with pages of a site without the page cache.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { brands } from '#brands/index'
import { routePaths } from '#scripts/page-bytes'
import { sendRequest } from '#scripts/send-request'
import { type BenchSite, startBenchSite } from './bench-site.ts'
import { type BenchGhost, startBenchGhost } from './ghost.ts'
import { readHeap } from './heap.ts'
import { counted, DRAFT_TEXT, type LoadRoute, newsTitle, withoutResponseParts, wrongInBody } from './load-check.ts'
import { kB, markdownTable } from './markdown.ts'

const POSTS = 32
const ROUTES = 30
const CONNECTIONS = 100
const EDIT_EVERY_MS = 3_000
/** An isolate reads the generation every 10 s, and a response that started before may take some seconds. */
const CONSISTENCY_MS = 20_000
const NEWS = 'load-test-news'
const MAX_HEAP_GROWTH = 1.2

export interface LoadResult {
  table: string
  /** Empty if every response was right. */
  wrong: string[]
}

export async function runLoadTest(seconds: number): Promise<LoadResult> {
  const ghost = await startBenchGhost(POSTS)
  const site = await startBenchSite(ghost, { inspect: true })
  const reference = await startBenchSite(ghost, { pageCache: 'off' })
  try {
    await publishFirst(ghost)
    const findings: string[] = []
    const news = createNews(ghost, site)
    const routes = loadRoutes(ghost.slugs)
    const requests = await Promise.all(
      routes.map(async (route, index) => ({
        path: route.path,
        headers: { host: hostOf(route, site), ...(index % 2 === 0 && (await etagOf(route, site))) },
        onResponse(status: number, body: string) {
          if (status !== 200 && status !== 304) findings.push(`status ${status}`)
          if (status === 200)
            findings.push(...wrongInBody(body, route, news.oldest()).map((text) => `${route.path} ${text}`))
        },
      })),
    )
    /** Without requests while the heap is read, because a snapshot stops the isolate for seconds. */
    async function load(duration: number) {
      const stopEditing = news.start()
      const result = await autocannon({
        url: `http://127.0.0.1:${site.port}`,
        connections: CONNECTIONS,
        duration,
        timeout: 60,
        requests,
        setupClient: startAtAnother(requests),
      })
      await stopEditing()
      return { result, heap: await readHeap(await site.inspector()) }
    }
    const early = await load(seconds / 3)
    const late = await load((seconds * 2) / 3)
    await sleep(CONSISTENCY_MS)
    findings.push(...(await differences(routes, site, reference, news.edition())))
    const results = [early.result, late.result]
    const errors = sum(results.map((result) => result.errors))
    if (errors > 0) findings.push(`${errors} requests without a response`)
    if (late.heap > early.heap * MAX_HEAP_GROWTH)
      findings.push(`heap grew from ${kB(early.heap)} to ${kB(late.heap)} kB`)
    const counts = new Map<string, number>()
    for (const { statusCodeStats } of results)
      for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {}))
        counts.set(status, (counts.get(status) ?? 0) + count)
    const table = markdownTable([
      [`${seconds} s of load from ${CONNECTIONS} connections`, 'value'],
      ['requests per second', (sum(results.map((result) => result.requests.total)) / seconds).toFixed(0)],
      ['99th percentile, ms', `${Math.max(...results.map((result) => result.latency.p99))}`],
      ['statuses', [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')],
      ['edits', `${news.edition()}`],
      ['heap after a third of the time, MB', (early.heap / 1_000_000).toFixed(1)],
      ['heap at the end, MB', (late.heap / 1_000_000).toFixed(1)],
      ['wrong responses', `${findings.length}`],
    ])
    return { table, wrong: counted(findings) }
  } finally {
    await Promise.all([site.stop(), reference.stop(), ghost.stop()])
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

async function publishFirst(ghost: BenchGhost): Promise<void> {
  const html = `<p>${DRAFT_TEXT}</p>`
  await ghost.command('publish', { slug: 'load-test-draft', title: DRAFT_TEXT, html })
  await ghost.command('unpublish', { slug: 'load-test-draft' })
  await ghost.command('publish', { slug: NEWS, title: newsTitle(0), tags: ['tax'], featured: true })
}

/** Edits one post again and again, and knows which of its editions may still be shown. */
function createNews(ghost: BenchGhost, site: BenchSite) {
  /** When the webhook of each edition was accepted. */
  const acceptedAt: number[] = [0]
  async function edit() {
    await ghost.command('edit', { slug: NEWS, changes: { title: newsTitle(acceptedAt.length) } })
    await site.sendWebhook()
    acceptedAt.push(Date.now())
  }
  return {
    edition: () => acceptedAt.length - 1,
    oldest: () => acceptedAt.findLastIndex((at) => at < Date.now() - CONSISTENCY_MS),
    start() {
      let isOver = false
      async function editUntilOver() {
        while (!isOver) {
          await edit()
          await sleep(EDIT_EVERY_MS)
        }
      }
      const editing = editUntilOver()
      return async function stop() {
        isOver = true
        await editing
      }
    },
  }
}

function loadRoutes(slugs: readonly string[]): LoadRoute[] {
  const fixed = routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$'))
  const content = [
    '/',
    '/blog',
    `/blog/${NEWS}`,
    '/blog/tag/tax',
    '/rss.xml',
    ...slugs.slice(0, 5).map((slug) => `/blog/${slug}`),
  ]
  const paths = [...new Set([...content, ...fixed])].slice(0, ROUTES)
  return paths.flatMap((path) => brands.map((brand) => ({ brand, path })))
}

const hostOf = ({ brand }: LoadRoute, { port }: BenchSite) => `${brand.id}.localhost:${port}`

async function etagOf({ brand, path }: LoadRoute, { port }: BenchSite): Promise<Record<string, string>> {
  const { headers } = await sendRequest({ port, host: `${brand.id}.localhost`, path })
  return headers.etag ? { 'if-none-match': headers.etag } : {}
}

/** Otherwise all connections would request the same page at the same time. */
function startAtAnother(requests: autocannon.Request[]) {
  let next = 0
  return (client: autocannon.Client) => {
    next = (next + 7) % requests.length
    client.setRequests([...requests.slice(next), ...requests.slice(0, next)])
  }
}

/** Compares each page with one of a site without the page cache. */
async function differences(
  routes: readonly LoadRoute[],
  site: BenchSite,
  reference: BenchSite,
  edition: number,
): Promise<string[]> {
  const findings: string[] = []
  for (const route of routes) {
    const read = async ({ port }: BenchSite) => {
      const host = hostOf(route, site)
      const { body } = await sendRequest({
        port,
        host: `${route.brand.id}.localhost`,
        path: route.path,
        headers: { host },
      })
      return body.toString()
    }
    const [cached, rendered] = [await read(site), await read(reference)]
    findings.push(...wrongInBody(cached, route, edition).map((text) => `at the end, ${route.path} ${text}`))
    if (withoutResponseParts(cached) !== withoutResponseParts(rendered))
      findings.push(`at the end, ${route.path} differs from the page without the cache`)
  }
  return findings
}
