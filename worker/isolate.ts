/** The composition root: creates the parts of the app from settings and bindings, at an isolate's first request. */
import { createApp } from './app'
import { OWN_HOSTS } from './brand'
import { brandReader } from './brand-reader'
import { createBestEffort } from './cache/best-effort'
import { createContentCache } from './cache/content-cache'
import { createExpiringSet } from './cache/expiring-set'
import { createGenerations, type Generations } from './cache/generation'
import { createMediaCache } from './cache/media-cache'
import { createPageCache } from './cache/page-cache'
import { createPageStore, noPageStore } from './cache/page-store'
import { createPieceStore } from './cache/piece-store'
import type { MakeReader } from './context'
import { type Bindings, readSettings, type Settings, settingProblems } from './env'
import { createGhostAdmin } from './ghost/admin'
import { createGhostClient, createUnconfiguredGhost } from './ghost/client'
import { createDrafts } from './ghost/drafts'
import { createMediaClient } from './ghost/media-client'
import { createMediaHosts } from './ghost/media-hosts'
import { createPostIndex } from './ghost/post-index/post-index'
import { createPreparer } from './ghost/preparer'
import { createPostReader } from './ghost/reader'
import { createSignatureCheck } from './ghost/signature'
import { mediaFiles } from './handlers/media'
import { createAssess } from './leads/assess'
import { createDelivery } from './leads/deliver'
import { createFormTimes } from './leads/form-time'
import { createHealthCheck } from './leads/health-check'
import { createRunRecorder } from './leads/job-runs'
import { createMailer } from './leads/mail/create-mailer'
import { createMailEvents } from './leads/mail-events'
import { createRateLimiter } from './leads/rate-limit'
import { createLeadStore } from './leads/store'
import { createLeadService } from './leads/submit'
import { createDailyJob, createSweep } from './leads/sweep'
import { createTurnstile } from './leads/turnstile'
import { log } from './log'
import { pageKey } from './page-key'
import { isPageOrFile } from './page-paths'
import { createRedirects } from './redirects'

/** How long the negative cache remembers a post, tag or image that does not exist. */
const NEGATIVE_CACHE_SECONDS = 60
/** A webhook's signature is valid from five minutes before its timestamp until five minutes after. */
const USED_SIGNATURE_SECONDS = 600
/** The daily cron job in wrangler.toml. The other one runs every minute. */
const DAILY = '0 12 * * *'
/** Replaces GHOST_URL while it is not set. No host can have this name, so images fail as if Ghost were down. */
const NO_GHOST_URL = 'https://ghost.invalid'

function createContentParts(env: Bindings, settings: Settings) {
  const { GHOST_URL: url, GHOST_CONTENT_KEY: key } = settings
  const ghost = url && key ? createGhostClient({ url, key, log }) : createUnconfiguredGhost()
  const ghostUrl = url ?? NO_GHOST_URL
  const media = createMediaHosts(ghostUrl, settings.IMAGE_HOSTS, OWN_HOSTS)
  const generations = createGenerations(env.CONTENT, log)
  const freshMs = settings.CONTENT_FRESH_SECONDS * 1000
  const negativeCache = createExpiringSet({ cache: caches.default, kind: 'missing', seconds: NEGATIVE_CACHE_SECONDS })
  const cache = createContentCache({
    kv: env.CONTENT,
    generations,
    negativeCache,
    freshMs,
    log,
  })
  const links = { ghostUrl, media, isPage: isPageOrFile }
  const pieces = createPieceStore(env.CONTENT, createBestEffort(log, 'content-storage-failed'))
  const posts = { ...links, ghost, prepare: createPreparer(links), cache }
  const postIndex = createPostIndex({ ...posts, pieces, log })
  const parts = { ...posts, postIndex }
  const client = createMediaClient(media)
  const files = createMediaCache({
    kv: env.CONTENT,
    edge: caches.default,
    negativeCache,
    media,
    client,
    log,
  })
  const { GHOST_ADMIN_KEY: adminKey, PREVIEW_SECRET: secret, GHOST_WEBHOOK_SECRET: webhookSecret } = settings
  const admin = url && adminKey && createGhostAdmin({ url, key: adminKey })
  const reader: MakeReader = (c) => ({
    ...createPostReader(parts, c.var.site.brand.id, {
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
      onOutdated: () => c.set('isOutdated', true),
    }),
    ...brandReader(c.var.site),
  })
  return {
    generations,
    reader,
    drafts: admin && secret ? createDrafts({ ...parts, admin, secret }) : undefined,
    media: mediaFiles({ media, client, cache: files }),
    contentState: { freshMs, generation: generations.current, fetchedAt: postIndex.fetchedAt },
    webhook:
      webhookSecret === undefined
        ? undefined
        : {
            isSigned: createSignatureCheck(webhookSecret),
            usedSignatures: createExpiringSet({
              cache: caches.default,
              kind: 'taken',
              seconds: USED_SIGNATURE_SECONDS,
            }),
            advance: generations.advance,
          },
  }
}

function createLeadParts(env: Bindings, settings: Settings) {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = settings
  const mailer = createMailer({
    apiKey: settings.MAILCHANNELS_API_KEY,
    baseUrl: settings.MAILCHANNELS_BASE_URL,
    to: settings.LEADS_TO,
    from: settings.MAIL_FROM,
    alertsTo: settings.ALERTS_TO,
    dkim: selector && privateKey ? { selector, privateKey } : undefined,
  })
  const store = createLeadStore(env.DB)
  const delivery = createDelivery({ store, mailer, confirms: ({ confirmation }) => confirmation === true })
  const { MAILCHANNELS_WEBHOOK_KEY: mailKey } = settings
  const { FORM_SECRET: formSecret, TURNSTILE_SITE_KEY: turnstileSiteKey, TURNSTILE_SECRET: turnstileSecret } = settings
  const formTimes = formSecret === undefined ? undefined : createFormTimes(formSecret)
  const isHuman = turnstileSecret === undefined ? undefined : createTurnstile(turnstileSecret)
  const rateLimiter = createRateLimiter(env.CONTACT_LIMIT, env.BRAND_FLOOD)
  const recorded = createRunRecorder(env.DB)
  const assess = createAssess({ formTimes, turnstile: isHuman !== undefined })
  return {
    leads: createLeadService({ store, delivery, mailer, rateLimiter, assess, isHuman }),
    form: { formTimes, turnstileSiteKey },
    recordMailEvents: mailKey === undefined ? undefined : createMailEvents(store, mailKey),
    healthCheck: createHealthCheck(env.DB),
    sweep: recorded('sweep', createSweep({ store, delivery, mailer })),
    daily: createDailyJob({ store, mailer }, settings.LEAD_RETENTION_DAYS),
  }
}

function createPages(settings: Settings, { current }: Generations) {
  const { PAGE_CACHE: mode, CONTENT_FRESH_SECONDS: maxSeconds, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY } = settings
  // A change of these settings changes pages and their policies, without a new build.
  const version = [import.meta.env.VITE_BUILD, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY].join()
  const bestEffort = createBestEffort(log, 'page-storage-failed')
  const store = createPageStore({ edge: caches.default, memory: mode === 'on', bestEffort })
  return createPageCache({
    store: mode === 'off' ? noPageStore : store,
    keyOf: pageKey(version),
    generation: current,
    maxSeconds,
  })
}

function compose(env: Bindings) {
  const settings = readSettings(env)
  for (const { name, message } of settingProblems(env)) log('setting-problem', { setting: name, message })
  const { GTM_ID: gtmId, CHAT_APP_ID: chatAppId } = settings
  const { sweep, daily, ...leadParts } = createLeadParts(env, settings)
  const { generations, ...contentParts } = createContentParts(env, settings)
  const app = createApp({
    ...contentParts,
    ...leadParts,
    widgets: gtmId || chatAppId ? { gtmId, chatAppId } : undefined,
    vitals: env.VITALS,
  })
  return { app, redirect: createRedirects(), pages: createPages(settings, generations), sweep, daily }
}

/** The handlers of one isolate. A test may create several. */
export function createIsolate() {
  let parts: ReturnType<typeof compose> | undefined
  return {
    fetch(request, env, context) {
      parts ??= compose(env)
      const { app, redirect, pages } = parts
      const run = async (request: Request) => app.fetch(request, env, context)
      return redirect(request) ?? pages.serve(request, run, (promise) => context.waitUntil(promise))
    },
    /** Errors propagate: Cloudflare logs them and counts the run as failed. */
    async scheduled({ cron }, env) {
      parts ??= compose(env)
      await (cron === DAILY ? parts.daily() : parts.sweep())
    },
  } satisfies ExportedHandler<Bindings>
}
