/** The part `growth`: the same pages with more posts, and what a refresh costs then. */
import { BRAND_IDS } from '#brands/index'
import { sendRequest } from '#scripts/send-request'
import { type BenchSite, startBenchSite } from './bench-site.ts'
import { type BenchGhost, startBenchGhost } from './ghost.ts'
import { readHeap } from './heap.ts'
import { markdownTable, ratioText } from './markdown.ts'
import { measureRow } from './measure.ts'
import type { PartOptions } from './part.ts'
import { failure } from './part.ts'
import { loadPosts, measureRefresh, type Refresh } from './refresh.ts'
import { GROWTH_ROWS } from './rows.ts'
import { median } from './statistics.ts'

const REFRESHES = 3
const POSTS_READ = 100

type Column = Map<string, string>

export async function runGrowth(options: PartOptions): Promise<string> {
  const columns: Column[] = []
  for (const size of options.sizes) {
    options.report(`${size} posts`)
    const ghost = await startBenchGhost(size)
    try {
      columns.push(await measureSize(ghost, options))
    } finally {
      await ghost.stop()
    }
  }
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
  return markdownTable([
    ['posts', ...options.sizes.map((size) => size.toLocaleString('en-US'))],
    ...names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '')]),
  ])
}

async function measureSize(ghost: BenchGhost, options: PartOptions): Promise<Column> {
  const { bare, timing, only = '', report } = options
  const column: Column = new Map()
  const site = await startBenchSite(ghost, { pageCache: 'off' })
  const add = (name: string, value: string) => {
    column.set(name, value)
    report(`${name}  ${value}`)
  }
  try {
    await loadPosts(site)
    for (const row of GROWTH_ROWS.filter(({ name }) => name.includes(only))) {
      const measured = await measureRow(row, site, bare, timing).catch(failure)
      if (typeof measured === 'string') add(`${row.name}, CPU ms`, measured)
      else {
        add(`${row.name}, CPU ms`, measured.cpuMs.toFixed(2))
        add(`${row.name}, ratio`, ratioText(measured.ratio.median))
      }
    }
    if (only !== '') return column
    const refreshes = await measureRefreshes(site, ghost).catch(failure)
    if (typeof refreshes === 'string') add('longest stall in a refresh, ms', refreshes)
    else for (const [name, value] of refreshCells(refreshes)) add(name, value)
    add('largest KV value, MB', megabytes(await largestValue(site)))
  } finally {
    await site.stop()
  }
  add('isolate heap, MB', await measureHeap(ghost).then(megabytes, failure))
  return column
}

async function measureRefreshes(site: BenchSite, ghost: BenchGhost): Promise<Refresh[]> {
  const slug = ghost.slugs[Math.floor(ghost.slugs.length / 2)]
  if (slug === undefined) throw new Error('The sample Ghost has no post')
  const refreshes: Refresh[] = []
  for (let index = 0; index < REFRESHES; index++) refreshes.push(await measureRefresh(site, ghost, slug))
  return refreshes
}

function refreshCells(refreshes: readonly Refresh[]): [string, string][] {
  const of = (field: keyof Refresh) => Math.round(median(refreshes.map((refresh) => refresh[field]))).toString()
  return [
    ['longest stall in a refresh, ms', of('stallMs')],
    ['longest wait without a refresh, ms', of('quietMs')],
    ['duration of a refresh, ms', of('durationMs')],
    ['Ghost requests after one changed post', of('ghostRequests')],
  ]
}

async function largestValue(site: BenchSite): Promise<number> {
  const content = await site.content()
  let largest = 0
  let cursor: string | undefined
  do {
    const page = await content.list(cursor ? { cursor } : {})
    for (const { name } of page.keys) {
      const value = await content.get(name, 'arrayBuffer')
      largest = Math.max(largest, value?.byteLength ?? 0)
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return largest
}

/** Reads lists, a search, the feed and some posts of every brand, with the page cache on, and returns the heap in bytes. */
async function measureHeap(ghost: BenchGhost): Promise<number> {
  const site = await startBenchSite(ghost, { inspect: true })
  const posts = ghost.slugs.slice(0, POSTS_READ).map((slug) => `/blog/${slug}`)
  try {
    await loadPosts(site)
    for (const path of [...GROWTH_ROWS.map((row) => row.path), ...posts])
      for (const brand of BRAND_IDS) await sendRequest({ port: site.port, host: `${brand}.localhost`, path })
    return await readHeap(await site.inspector())
  } finally {
    await site.stop()
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
