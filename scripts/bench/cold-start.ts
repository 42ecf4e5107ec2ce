/**
 * The part `cold`: the first response of a new workerd with content in KV, next to a bare worker's with
 * the same bindings. The time from the start includes loading and evaluating the worker's code.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendRequest } from '#scripts/send-request'
import { startBareWorker } from './bare-worker.ts'
import { HOST, startBenchSite } from './bench-site.ts'
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

const STARTS_PER_ROUND = 2
const POSTS = 32

export async function runColdStart({ bareCode, timing, report }: PartOptions): Promise<string> {
  const ghost = await startBenchGhost(POSTS)
  const persist = await mkdtemp(path.join(tmpdir(), 'bench-cold-'))
  const startSite = () => startBenchSite(ghost, { persist, pageCache: 'off' })
  const bare: Start[] = []
  const site: Start[] = []
  try {
    // The first start fills KV, and applies the migrations of the database.
    await measureStart(startSite)
    for (let start = 0; start < timing.rounds * STARTS_PER_ROUND; start++) {
      bare.push(await measureStart(() => startBareWorker(bareCode, persist)))
      site.push(await measureStart(startSite))
      report(`cold start  ${bare.at(-1)?.totalMs.toFixed(0)}  ${site.at(-1)?.totalMs.toFixed(0)}`)
    }
  } finally {
    await ghost.stop()
    await rm(persist, { recursive: true, force: true })
  }
  return coldTable(bare, site)
}

async function measureStart(start: () => Promise<Started>): Promise<Start> {
  const startedAt = performance.now()
  const server = await start()
  const sentAt = performance.now()
  const { status } = await sendRequest({ port: server.port, host: HOST, path: '/' })
  const endedAt = performance.now()
  const used = cpuMs(server.pid)
  await server.stop()
  if (status !== 200) throw new Error(`The first request got status ${status}`)
  return { totalMs: endedAt - startedAt, requestMs: endedAt - sentAt, cpuMs: used }
}

function coldTable(bare: readonly Start[], site: readonly Start[]): string {
  const row = (name: string, field: keyof Start) => {
    const [bareMs, siteMs] = [bare, site].map((starts) => median(starts.map((start) => start[field])))
    const ratios = summaryOf(site.map((start, index) => start[field] / (bare[index]?.[field] ?? Number.NaN)))
    const ms = [bareMs, siteMs].map((value = Number.NaN) => value.toFixed(0))
    return [name, ...ms, ...[ratios.median, ratios.lowest, ratios.highest].map((ratio) => ratio.toFixed(2))]
  }
  return markdownTable([
    ['home of a new isolate', 'bare ms', 'site ms', 'ratio', 'lowest', 'highest'],
    row('start of workerd to first response', 'totalMs'),
    row('the same, CPU', 'cpuMs'),
    row('first request alone', 'requestMs'),
  ])
}
