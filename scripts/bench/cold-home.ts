/**
 * Measures a streamed home whose content is not in memory. A signed webhook before each request makes all stored content
 * outdated, so the page waits for Ghost while the browser already gets the shell. The CPU time of the webhook is measured
 * alone and subtracted.
 */
import { sendRequest } from '#scripts/send-request'
import { type BenchSite, HOST } from './bench-site.ts'
import { type Server, sendLoad } from './load.ts'
import { ratioText } from './markdown.ts'
import type { Timing } from './measure.ts'
import { median } from './statistics.ts'
import { cpuMs } from './workerd.ts'

export const COLD_HOME = 'streamed cold home'
const REQUESTS_PER_SECOND_OF_ROUND = 40

/** Returns the cells of its row after the name. */
export async function measureColdHome(site: BenchSite, bare: Server, { rounds, seconds }: Timing): Promise<string[]> {
  const count = REQUESTS_PER_SECOND_OF_ROUND * seconds
  async function home() {
    await site.sendWebhook()
    const { status } = await sendRequest({ port: site.port, host: HOST, path: '/' })
    if (status !== 200) throw new Error(`A cold home got status ${status}`)
  }
  await repeat(count, home)
  const measured: { own: number; ratio: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const { cpuMs: bareMs } = await sendLoad(bare, { path: '/' }, seconds)
    const webhookMs = await cpuPerCall(site, count, site.sendWebhook)
    const own = (await cpuPerCall(site, count, home)) - webhookMs
    measured.push({ own, ratio: bareMs / own })
  }
  const [own, ratio] = [median(measured.map((round) => round.own)), median(measured.map((round) => round.ratio))]
  return ['', '', '', ratioText(ratio), own.toFixed(2)]
}

async function cpuPerCall({ pid }: Server, count: number, call: () => Promise<void>): Promise<number> {
  const before = cpuMs(pid)
  await repeat(count, call)
  return (cpuMs(pid) - before) / count
}

async function repeat(count: number, call: () => Promise<void>): Promise<void> {
  for (let index = 0; index < count; index++) await call()
}
