/** Starts the sample Ghost in its own process, and edits its posts. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import * as v from 'valibot'

export interface BenchGhost {
  url: string
  contentKey: string
  /** Slugs of the published posts, newest first. */
  slugs: string[]
  /** Runs a command of the sample Ghost, such as `publish`. */
  command(name: 'publish' | 'edit' | 'unpublish' | 'remove' | 'fault', body: object): Promise<void>
  requestCount(): Promise<number>
  stop(): Promise<void>
}

const ready = v.object({ url: v.string(), contentKey: v.string(), slugs: v.array(v.string()) })
const requests = v.object({ count: v.number() })

export async function startBenchGhost(posts: number): Promise<BenchGhost> {
  const child = fork(path.resolve('scripts/bench/ghost-process.ts'), [`${posts}`], { execArgv: [] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The sample Ghost ended while it started')))
  const [message] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  const { url, contentKey, slugs } = v.parse(ready, message)
  return {
    url,
    contentKey,
    slugs,
    async command(name, body) {
      const response = await fetch(`${url}/__${name}`, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`The sample Ghost refused ${name}: ${await response.text()}`)
    },
    async requestCount() {
      const response = await fetch(`${url}/__requests`)
      return v.parse(requests, await response.json()).count
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
