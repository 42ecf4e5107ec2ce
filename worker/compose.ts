/** Creates the site, the desk and the cron jobs from the worker's settings and bindings. */
import type { Brand } from '#shared/brand.ts'
import { originBeside, plainHost } from '#worker/brand/brand.ts'
import { createContentParts } from '#worker/content/compose.ts'
import { createGenerations, type Generations } from '#worker/content/generation.ts'
import { type Database, d1Database } from '#worker/db/database.ts'
import { createDailyJob, createRunRecorder } from '#worker/db/job-runs.ts'
import { createEraseAgain, eraseBeforeFirst } from '#worker/desk/erase-again.ts'
import { createErasedList } from '#worker/desk/erased-list.ts'
import { createRetention } from '#worker/desk/retention.ts'
import { createRateLimiter } from '#worker/http/rate-limit.ts'
import { createAssess } from '#worker/leads/assess.ts'
import { createFormTimes } from '#worker/leads/form-time.ts'
import { createHealthCheck } from '#worker/leads/health-check.ts'
import { createLeadStore } from '#worker/leads/store.ts'
import { createLeadService } from '#worker/leads/submit.ts'
import { sendTestInquiries } from '#worker/leads/test-inquiry.ts'
import { createTurnstile } from '#worker/leads/turnstile.ts'
import { createDirectMail } from '#worker/mail/direct.ts'
import { createMailEvents } from '#worker/mail/events.ts'
import { createMailer } from '#worker/mail/mailer.ts'
import { createOutbox } from '#worker/mail/outbox.ts'
import type { PageCacheOptions } from '#worker/pages/page-cache.ts'
import { createPageStore } from '#worker/pages/page-store.ts'
import { createBestEffort } from '#worker/platform/best-effort.ts'
import { type EdgeCache, edgeCache, type Kv, kvStore } from '#worker/platform/storage.ts'
import { createApp } from './app.ts'
import { type Bindings, deskUrl, readSettings, type Settings, settingProblems, withoutPort } from './env.ts'
import { log } from './log.ts'

interface Core {
  env: Bindings
  settings: Settings
  kv: Kv
  edge: EdgeCache
  db: Database
}

function pageCacheOptions({ settings, edge }: Core, { current }: Generations): PageCacheOptions {
  const { PAGE_CACHE: mode, CONTENT_FRESH_SECONDS: maxSeconds, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY } = settings
  const bestEffort = createBestEffort(log, 'page-storage-failed')
  return {
    store: mode === 'off' ? undefined : createPageStore({ edge, memory: mode === 'on', bestEffort }),
    // Cached pages or their security policy depend on the build and on these settings. If one of them changes, the version
    // changes too, and the worker ignores older cached pages.
    version: [import.meta.env.VITE_BUILD, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY].join(),
    generation: current,
    maxSeconds,
  }
}

function createLeadParts({ env, settings, kv, db }: Core, testToken: string) {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = settings
  const mailer = createMailer({
    apiKey: settings.MAILCHANNELS_API_KEY,
    baseUrl: settings.MAILCHANNELS_BASE_URL,
    to: settings.LEADS_TO,
    from: settings.MAIL_FROM,
    alertsTo: settings.ALERTS_TO,
    deskUrl: deskUrl(settings),
    dkim: selector && privateKey ? { selector, privateKey } : undefined,
  })
  const store = createLeadStore(db)
  const { MAILCHANNELS_WEBHOOK_KEY: mailKey } = settings
  const { FORM_SECRET: formSecret, TURNSTILE_SITE_KEY: turnstileSiteKey, TURNSTILE_SECRET: turnstileSecret } = settings
  const formTimes = formSecret === undefined ? undefined : createFormTimes(formSecret)
  const isHuman = turnstileSecret === undefined ? undefined : createTurnstile(turnstileSecret)
  const rateLimiter = createRateLimiter(env.CONTACT_LIMIT, env.BRAND_FLOOD)
  const recorded = createRunRecorder(db)
  const { LEAD_RETENTION_DAYS: retentionDays } = settings
  const linkOrigin = (brand: Brand) => originBeside(brand, deskUrl(settings))
  const outbox = createOutbox({ db, mailer, linkOrigin, retentionDays })
  const directMail = createDirectMail(mailer)
  const erasedList = createErasedList(kv)
  const eraseAgain = createEraseAgain({ db, erasedList })
  const eraseOld = createRetention({ db, erasedList, retentionDays })
  const sweep = recorded('sweep', eraseBeforeFirst(outbox.run, eraseAgain))
  const assess = createAssess({ formTimes, turnstile: isHuman !== undefined })
  return {
    leads: createLeadService({ store, sendFor: outbox.sendFor, directMail, rateLimiter, assess, isHuman, testToken }),
    form: { formTimes, turnstileSiteKey },
    appointments: { db, senderOf: mailer.senderOf },
    recordMailEvents: mailKey === undefined ? undefined : createMailEvents({ db, publicKey: mailKey }),
    healthCheck: createHealthCheck(db, Date.now, mailKey !== undefined),
    readLimit: env.READ_LIMIT,
    version: env.VERSION?.id,
    sweep,
    eraseDaily: recorded('daily', createDailyJob([eraseAgain, eraseOld])),
  }
}

function compose(env: Bindings) {
  for (const { name, message } of settingProblems(env)) log('setting-problem', { setting: name, message })
  const kv = kvStore(env.CONTENT)
  const core = { env, settings: readSettings(env), kv, edge: edgeCache(), db: d1Database(env.DB) }
  const { GTM_ID: gtmId, CHAT_APP_ID: chatAppId, DESK_HOST } = core.settings
  const generations = createGenerations(kv, log)
  const testToken = crypto.randomUUID()
  const { sweep, eraseDaily, ...leadParts } = createLeadParts(core, testToken)
  const site = createApp({
    ...createContentParts({ ...core, generations }),
    ...leadParts,
    pageCache: pageCacheOptions(core, generations),
    widgets: gtmId || chatAppId ? { gtmId, chatAppId } : undefined,
    vitals: env.VITALS,
  })
  const daily = (context: ExecutionContext) => {
    const fetchSite = (request: Request) => site.fetch(request, env, context)
    const testInquiries = createRunRecorder(core.db)('test-inquiry', () =>
      sendTestInquiries({ db: core.db, token: testToken, fetchSite }),
    )
    return createDailyJob([eraseDaily, testInquiries])()
  }
  return { core, site, deskHost: DESK_HOST && withoutPort(DESK_HOST), sweep, daily }
}

/** Schedule of the daily cron job in wrangler.toml. The only other cron job runs every minute. */
const DAILY = '0 12 * * *'

/** Returns the worker's handlers. The first request or cron job creates the site, because settings are not available earlier. */
export function createIsolate() {
  let parts: ReturnType<typeof compose> | undefined
  let desk: ReturnType<typeof import('#worker/desk/compose.ts').composeDesk> | undefined

  function partsOf(env: Bindings) {
    parts ??= compose(env)
    return parts
  }

  return {
    async fetch(request, env, context) {
      const { core, site, deskHost } = partsOf(env)
      if (plainHost(new URL(request.url).hostname) !== deskHost) return site.fetch(request, env, context)
      // Imports the desk on demand, because visitors' requests do not need the desk's code.
      desk ??= (await import('#worker/desk/compose.ts')).composeDesk(core)
      return desk.fetch(request, env, context)
    },
    /** Throws a failed cron job's error so that Cloudflare logs the error and counts the run as failed. */
    async scheduled({ cron }, env, context) {
      const { daily, sweep } = partsOf(env)
      await (cron === DAILY ? daily(context) : sweep())
    },
  } satisfies ExportedHandler<Bindings>
}
