/** Starts the built site with its own sample Ghost, for tests without a browser. */
import { randomUUID } from 'node:crypto'
import { type Site, startSite } from '#scripts/site'
import { webhookAddress } from '#scripts/stand-ins'
import { type SampleGhost, startSampleGhost } from '../ghost/sample-ghost.ts'

export interface Answer {
  status: number
  type: string
  text: string
  etag: string | null
}

export interface BareSite extends AsyncDisposable {
  ghost: SampleGhost
  site: Site
  secret: string
  hook: string
  get(path: string): Promise<Answer>
}

export async function startBareSite(vars: Record<string, string> = {}): Promise<BareSite> {
  const ghost = await startSampleGhost()
  const secret = randomUUID()
  const site = await startSite({
    port: 0,
    vars: {
      GHOST_URL: ghost.url,
      GHOST_CONTENT_KEY: ghost.contentKey,
      GHOST_WEBHOOK_SECRET: secret,
      MAILCHANNELS_API_KEY: 'unused',
      ...vars,
    },
    onLog: () => undefined,
  })
  return {
    ghost,
    site,
    secret,
    hook: webhookAddress(site.port),
    async get(path) {
      // The site may close a kept connection at the moment when it is used again.
      const response = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers: { connection: 'close' } })
      const text = await response.text()
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, type, text, etag: response.headers.get('etag') }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([site.stop(), ghost.stop()])
    },
  }
}
