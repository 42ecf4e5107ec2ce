/** Measures what a change of one post in Ghost costs: how long other requests wait, and how many requests Ghost gets. */
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { type Answer, sendRequest } from '#scripts/send-request'
import { type BenchSite, HOST } from './bench-site.ts'
import type { BenchGhost } from './ghost.ts'

type Read = (path: string) => Promise<Answer>

export interface Refresh {
  /** Longest response time of a redirect during the refresh, ms. */
  stallMs: number
  /** The same without a refresh. */
  quietMs: number
  ghostRequests: number
  /** Time from the webhook until the site is fresh and Ghost gets no more requests, ms. */
  durationMs: number
}

/** A redirect, which needs no content. */
const PROBE = '/about'
const PROBE_PAUSE_MS = 3
const QUIET_MS = 2_000
const DEADLINE_MS = 120_000

const health = v.object({ content: v.picklist(['none', 'fresh', 'stale']) })

/** Reads home until the site has loaded all posts. A large blog takes several requests. @throws Error after two minutes. */
export function loadPosts(site: BenchSite): Promise<void> {
  const read = readerOf(site)
  return until(async () => {
    await read('/')
    return isFresh(read)
  })
}

/** @throws Error if the site does not become fresh within two minutes. */
export async function measureRefresh(site: BenchSite, ghost: BenchGhost, slug: string): Promise<Refresh> {
  const read = readerOf(site)
  const quietMs = await longestWait(read, sleep(QUIET_MS))
  const title = `Changed at ${Date.now()}`
  const requestsBefore = await ghost.requestCount()
  await ghost.command('edit', { slug, changes: { title } })
  const startedAt = performance.now()
  await site.sendWebhook()
  const refreshed = refresh()
  const stallMs = await longestWait(read, refreshed)
  return { stallMs, quietMs, ...(await refreshed) }

  async function refresh() {
    // Two visitors: on the home page and on the changed post.
    await Promise.all([read('/'), read(`/blog/${slug}`)])
    await until(() => isFresh(read))
    await until(async () => (await read(`/blog/${slug}`)).body.includes(title))
    const freshAt = performance.now()
    const ghostRequests = (await quietCount(ghost)) - requestsBefore
    return { ghostRequests, durationMs: freshAt - startedAt }
  }
}

function readerOf({ port }: BenchSite): Read {
  return (path) => sendRequest({ port, host: HOST, path })
}

async function isFresh(read: Read): Promise<boolean> {
  return v.parse(health, JSON.parse((await read('/api/health')).body.toString())).content === 'fresh'
}

async function longestWait(read: Read, end: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  end.then(over, over)
  let longest = 0
  while (!isOver) {
    const sentAt = performance.now()
    await read(PROBE)
    longest = Math.max(longest, performance.now() - sentAt)
    await sleep(PROBE_PAUSE_MS)
  }
  return longest
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('not refreshed within two minutes')
    await sleep(100)
  }
}

/** Returns the number of requests to Ghost after it has had none for a while. */
async function quietCount(ghost: BenchGhost): Promise<number> {
  let count = await ghost.requestCount()
  for (;;) {
    await sleep(QUIET_MS)
    const now = await ghost.requestCount()
    if (now === count) return count
    count = now
  }
}
