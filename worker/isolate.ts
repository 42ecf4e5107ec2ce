/** The handlers of one isolate. They create their parts at the first request, because only a request has the settings. */
import { plainHost } from './brand.ts'
import { compose } from './compose.ts'
import type { Bindings } from './env.ts'

/** The daily cron job in wrangler.toml. Another trigger runs every minute. */
const DAILY = '0 12 * * *'

/** A test may create several isolates. */
export function createIsolate() {
  let parts: ReturnType<typeof compose> | undefined
  let desk: ReturnType<typeof import('./compose-desk.ts').composeDesk> | undefined

  function partsOf(env: Bindings) {
    parts ??= compose(env)
    return parts
  }

  return {
    async fetch(request, env, context) {
      const { core, site, deskHost } = partsOf(env)
      if (plainHost(new URL(request.url).hostname) !== deskHost) return site.fetch(request, env, context)
      // Visitors do not need the code of the desk.
      desk ??= (await import('./compose-desk.ts')).composeDesk(core)
      return desk.fetch(request, env, context)
    },
    /** Errors propagate: Cloudflare logs them and counts the run as failed. */
    async scheduled({ cron }, env) {
      const { daily, sweep } = partsOf(env)
      await (cron === DAILY ? daily() : sweep())
    },
  } satisfies ExportedHandler<Bindings>
}
