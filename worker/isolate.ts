/**
 * The handlers of one isolate. A stored page needs only the page cache, so a new isolate does not evaluate the rest of the
 * worker until a request needs it.
 */
import { plainHost } from './brand'
import { createBestEffort } from './cache/best-effort'
import { createGenerations } from './cache/generation'
import { createPageCache, withoutPageCache } from './cache/page-cache'
import { createPageStore } from './cache/page-store'
import type { Core } from './compose'
import { type Bindings, readSettings, settingProblems, withoutPort } from './env'
import { log } from './log'
import { pageKey } from './page-key'
import { createRedirects } from './redirects'
import { openStorage } from './storage'

/**
 * The daily cron job in wrangler.toml, at 8:00 Eastern in summer and in winter. Both triggers run all year, and the job finds
 * out what is still to do. Another trigger runs every minute.
 */
const DAILY: readonly string[] = ['0 12 * * *', '0 13 * * *']

function createCore(env: Bindings): Core {
  for (const { name, message } of settingProblems(env)) log('setting-problem', { setting: name, message })
  const storage = openStorage(env, caches.default)
  return { env, storage, settings: readSettings(env), generations: createGenerations(storage.kv, log) }
}

function createPages({ settings, storage: { edge }, generations }: Core) {
  const { PAGE_CACHE: mode, CONTENT_FRESH_SECONDS: maxSeconds, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY } = settings
  // A change of these settings changes pages and their policies, without a new build.
  const version = [import.meta.env.VITE_BUILD, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY].join()
  const bestEffort = createBestEffort(log, 'page-storage-failed')
  const keyOf = pageKey(version)
  const generation = generations.current
  if (mode === 'off') return withoutPageCache({ keyOf, generation })
  return createPageCache({
    store: createPageStore({ edge, memory: mode === 'on', bestEffort }),
    keyOf,
    generation,
    maxSeconds,
  })
}

/** @param deskHost Without its port. */
function isDesk({ url }: Request, deskHost: string | undefined): boolean {
  return deskHost !== undefined && url.includes(deskHost) && plainHost(new URL(url).hostname) === deskHost
}

type Composed = ReturnType<typeof import('./compose').compose>

/** A test may create several isolates. */
export function createIsolate() {
  let core: Core | undefined
  let redirect: ReturnType<typeof createRedirects> | undefined
  let pages: ReturnType<typeof createPages> | undefined
  let composed: Composed | undefined

  let desk: ReturnType<typeof import('./compose-desk').composeDesk> | undefined

  function coreOf(env: Bindings): Core {
    core ??= createCore(env)
    return core
  }

  /** Each request imports for itself, because it must not wait for a promise of another request. */
  async function compose(env: Bindings): Promise<Composed> {
    if (composed) return composed
    const module = await import('./compose')
    composed ??= module.compose(coreOf(env))
    return composed
  }

  async function serveDesk(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
    if (!desk) {
      const module = await import('./compose-desk')
      desk ??= module.composeDesk(coreOf(env))
    }
    return desk.fetch(request, env, context)
  }

  return {
    fetch(request, env, context) {
      const { DESK_HOST } = coreOf(env).settings
      const deskHost = DESK_HOST && withoutPort(DESK_HOST)
      redirect ??= createRedirects(deskHost)
      const redirected = redirect(request)
      if (redirected) return redirected
      if (isDesk(request, deskHost)) return serveDesk(request, env, context)
      pages ??= createPages(coreOf(env))
      const run = async (request: Request) => (await compose(env)).app.fetch(request, env, context)
      return pages.serve(request, run, (promise) => context.waitUntil(promise))
    },
    /** Errors propagate: Cloudflare logs them and counts the run as failed. */
    async scheduled({ cron }, env) {
      const { daily, sweep } = await compose(env)
      await (DAILY.includes(cron) ? daily() : sweep())
    },
  } satisfies ExportedHandler<Bindings>
}
