/** Measures one row against the bare worker, in interleaved rounds. */
import { htmlBytes } from '#scripts/page-bytes'
import { sendRequest } from '#scripts/send-request'
import { type BenchSite, HOST } from './bench-site.ts'
import { type BenchRequest, type Load, NoResponse, type Server, sendLoad } from './load.ts'
import type { Row } from './rows.ts'
import { median, type Summary, summaryOf } from './statistics.ts'

const LONGEST_ROUND_SECONDS = 32

export interface Timing {
  rounds: number
  /** Length of one round of one server. */
  seconds: number
}

export interface Measured {
  /** Responses per second, divided by those of the bare worker. */
  ratio: Summary
  /** CPU time of the bare worker per request, divided by the row's. */
  cpuRatio: number
  /** CPU time per request, ms. */
  cpuMs: number
  /** Body, uncompressed and with brotli 5. */
  bytes: number
  brotliBytes: number
}

export async function measureRow(row: Row, site: BenchSite, bare: Server, timing: Timing): Promise<Measured> {
  const request = await row.request((path) => sendRequest({ port: site.port, host: HOST, path }))
  const withHost: BenchRequest = { host: HOST, ...request }
  const { body } = await sendRequest({ ...withHost, port: site.port })
  const seconds = await warmUp(site, withHost, timing.seconds)
  const rounds: { bare: Load; own: Load }[] = []
  for (let round = 0; round < timing.rounds; round++)
    rounds.push({
      bare: await sendLoad(bare, { path: '/' }, seconds),
      own: await sendLoad(site, withHost, seconds),
    })
  return {
    ratio: summaryOf(rounds.map(({ bare, own }) => own.perSecond / bare.perSecond)),
    cpuRatio: median(rounds.map(({ bare, own }) => bare.cpuMs / own.cpuMs)),
    cpuMs: median(rounds.map(({ own }) => own.cpuMs)),
    bytes: body.length,
    brotliBytes: body.length > 0 ? htmlBytes(body) : 0,
  }
}

/** Returns how long a round must take, because a slow page has no response in a short one. */
async function warmUp(site: BenchSite, request: BenchRequest, seconds: number): Promise<number> {
  try {
    await sendLoad(site, request, seconds)
    return seconds
  } catch (error) {
    if (!(error instanceof NoResponse) || seconds > LONGEST_ROUND_SECONDS / 4) throw error
    return warmUp(site, request, seconds * 4)
  }
}
