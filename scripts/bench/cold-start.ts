/**
 * The part `cold`: home as the first response of a new workerd, next to a bare worker's with the same bindings. Either the
 * Cache API has the page, or the page is rendered with content from KV. The time from the start includes loading and
 * evaluating the worker's code.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRequest } from '#scripts/send-request'
import { startBareWorker } from './bare-worker.ts'
import { startBenchSite } from './bench-site.ts'
import { startBenchGhost } from './ghost.ts'
import { markdownTable } from './markdown.ts'
import type { PartOptions } from './part.ts'
import { median, summaryOf } from './statistics.ts'
import { cpuMs } from './workerd.ts'

type Started = Awaited<ReturnType<typeof startBareWorker>>

interface Start {
  /** From the start of Miniflare until the first response has ended, ms. */
  totalMs: number
  /** The first request alone, ms. */
  requestMs: number
  /** CPU time of the process until the first response has ended, ms. */
  cpuMs: number
}

/** One start of each server. */
type Starts = Record<'bare' | 'on' | 'off', Start>

/** The value of Server-Timing for a page from the Cache API. */
const FROM_EDGE = 'cache;desc=edge'

const STARTS_PER_ROUND = 2
const POSTS = 32
const FILL_ATTEMPTS = 20
const FILL_PAUSE_MS = 200

export async function runColdStart({ bareCode, timing, report }: PartOptions): Promise<string> {
  const ghost = await startBenchGhost(POSTS)
  const persist = await mkdtemp(path.join(tmpdir(), 'bench-cold-'))
  const startBare = () => startBareWorker(bareCode, persist)
  const startWith = (pageCache: 'on' | 'off') => () => startBenchSite(ghost, { persist, pageCache })
  const starts: Starts[] = []
  try {
    await fillStorage(() => startBenchSite(ghost, { persist, pageCache: 'edge' }))
    for (let index = 0; index < timing.rounds * STARTS_PER_ROUND; index++) {
      const round = {
        bare: await measureStart(startBare),
        on: await measureStart(startWith('on'), FROM_EDGE),
        off: await measureStart(startWith('off')),
      }
      starts.push(round)
      report(`cold start  ${[round.bare, round.on, round.off].map(({ totalMs }) => totalMs.toFixed(0)).join('  ')}`)
    }
  } finally {
    await ghost.stop()
    await rm(persist, { recursive: true, force: true })
  }
  return markdownTable([
    ['home of a new isolate', 'bare ms', 'site ms', 'ratio', 'lowest', 'highest'],
    ...rowsOf('page in the Cache API', starts, 'on'),
    ...rowsOf('content in KV', starts, 'off'),
  ])
}

/** Requests home until it is in the Cache API. This also fills KV, and applies the migrations of the database. */
async function fillStorage(start: () => Promise<Started>): Promise<void> {
  const server = await start()
  try {
    for (let attempt = 0; attempt < FILL_ATTEMPTS; attempt++) {
      if ((await readHome(server)).headers['server-timing'] === FROM_EDGE) return
      await sleep(FILL_PAUSE_MS)
    }
    throw new Error('The Cache API does not get the home page')
  } finally {
    await server.stop()
  }
}

/** On an unknown host, because the key of a stored page contains the port of a development host. */
function readHome({ port }: Started) {
  return sendRequest({ path: '/', port, headers: { host: 'bench.test' } })
}

/** @param layer The response must be from there. */
async function measureStart(start: () => Promise<Started>, layer?: string): Promise<Start> {
  const startedAt = performance.now()
  const server = await start()
  const sentAt = performance.now()
  const { status, headers } = await readHome(server)
  const endedAt = performance.now()
  const used = cpuMs(server.pid)
  await server.stop()
  if (status !== 200) throw new Error(`The first request got status ${status}`)
  if (layer && headers['server-timing'] !== layer)
    throw new Error(`The first response has Server-Timing "${headers['server-timing']}" instead of "${layer}"`)
  return { totalMs: endedAt - startedAt, requestMs: endedAt - sentAt, cpuMs: used }
}

function rowsOf(name: string, starts: readonly Starts[], pageCache: 'on' | 'off'): string[][] {
  const row = (title: string, field: keyof Start) => {
    const [bareMs, siteMs] = (['bare', pageCache] as const).map((kind) =>
      median(starts.map((start) => start[kind][field])),
    )
    const ratios = summaryOf(starts.map((start) => start[pageCache][field] / start.bare[field]))
    const ms = [bareMs, siteMs].map((value = Number.NaN) => value.toFixed(0))
    return [
      `${name}: ${title}`,
      ...ms,
      ...[ratios.median, ratios.lowest, ratios.highest].map((ratio) => ratio.toFixed(2)),
    ]
  }
  return [
    row('start of workerd to first response', 'totalMs'),
    row('the same, CPU', 'cpuMs'),
    row('first request alone', 'requestMs'),
  ]
}
