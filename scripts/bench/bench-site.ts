/** Starts the built worker for the benchmark, without static files, in a separate workerd process. */
import { randomUUID } from 'node:crypto'
import { DEFAULT_BRAND } from '#brands/index'
import type { Mailbox } from '#scripts/mailbox'
import { type Site, type SiteOptions, startSite } from '#scripts/site'
import { webhookAddress } from '#scripts/stand-ins'
import { createWebhook } from '#test/ghost/sample/webhook'
import type { BenchGhost } from './ghost.ts'
import { withPid } from './workerd.ts'

export interface BenchSite extends Site {
  pid: number
  /** Sends a signed webhook as Ghost does after a change. @throws Error if the worker refuses it. */
  sendWebhook(): Promise<void>
}

export const HOST = `${DEFAULT_BRAND.id}.localhost`

interface BenchSiteOptions extends Partial<SiteOptions> {
  pageCache?: 'on' | 'off' | 'edge'
  mailbox?: Mailbox
}

export async function startBenchSite(ghost: BenchGhost, options: BenchSiteOptions = {}): Promise<BenchSite> {
  const { pageCache = 'on', mailbox, vars, ...rest } = options
  const secret = randomUUID()
  const settings = {
    GHOST_URL: ghost.url,
    GHOST_CONTENT_KEY: ghost.contentKey,
    GHOST_WEBHOOK_SECRET: secret,
    MAILCHANNELS_API_KEY: 'local',
    ...(mailbox && { MAILCHANNELS_BASE_URL: mailbox.url }),
    PAGE_CACHE: pageCache,
    // No copy gets old during the run, so that a refresh starts only when the benchmark asks for one.
    CONTENT_FRESH_SECONDS: '86400',
    ...vars,
  }
  const start = () => startSite({ port: 0, assets: false, onLog: () => {}, ...rest, vars: settings })
  const site = await withPid(start)
  const webhook = createWebhook()
  webhook.set({ url: webhookAddress(site.port), secret })
  return {
    ...site,
    async sendWebhook() {
      const status = await webhook.deliver()
      if (status !== 200) throw new Error(`The worker answered ${status ?? 'nothing'} to a webhook`)
    },
  }
}
