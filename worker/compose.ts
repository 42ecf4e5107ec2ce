/** Creates the site, the desk and the cron jobs from settings and bindings. */

import type { Brand } from '#shared/brand.ts'
import { createRunRecorder } from '#worker/db/job-runs.ts'
import { createApp } from './app.ts'
import { OWN_HOSTS, originBeside } from './brand.ts'
import { brandReader } from './brand-reader.ts'
import { createBestEffort } from './cache/best-effort.ts'
import { createContentCache } from './cache/content-cache.ts'
import { createExpiringSet } from './cache/expiring-set.ts'
import { createGenerations, type Generations } from './cache/generation.ts'
import { createLruCache } from './cache/lru-cache.ts'
import { createMediaCache } from './cache/media-cache.ts'
import { createPageStore } from './cache/page-store.ts'
import type { MakeReader } from './context.ts'
import { createDailyJob } from './desk/daily-job.ts'
import { createEraseAgain, eraseBeforeFirst } from './desk/erase-again.ts'
import { createErasedList } from './desk/erased-list.ts'
import { createRetention } from './desk/retention.ts'
import { type Bindings, deskUrl, readSettings, type Settings, settingProblems, withoutPort } from './env.ts'
import { createGhostAdmin } from './ghost/admin.ts'
import { createGhostClient, createUnconfiguredGhost } from './ghost/client.ts'
import { createDrafts } from './ghost/drafts.ts'
import type { PreparedPost } from './ghost/html.ts'
import { createMediaClient } from './ghost/media-client.ts'
import { createMediaHosts } from './ghost/media-hosts.ts'
import { createPosts } from './ghost/posts.ts'
import { createPostReader } from './ghost/reader.ts'
import { createSignatureCheck } from './ghost/signature.ts'
import { mediaFiles } from './handlers/media.ts'
import { createAssess } from './leads/assess.ts'
import { createFormTimes } from './leads/form-time.ts'
import { createHealthCheck } from './leads/health-check.ts'
import { createRateLimiter } from './leads/rate-limit.ts'
import { createLeadStore } from './leads/store.ts'
import { createLeadService } from './leads/submit.ts'
import { createTurnstile } from './leads/turnstile.ts'
import { log } from './log.ts'
import { createDirectMail } from './mail/direct.ts'
import { createMailEvents } from './mail/events.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import type { PageCacheOptions } from './middleware/page-cache.ts'
import { openStorage, type Storage } from './storage.ts'

/** How long the negative cache remembers a post, tag or image that does not exist. */
const NEGATIVE_CACHE_SECONDS = 60
/** Prepared bodies of posts. */
const PREPARED_MEMORY = { maxEntries: 100, maxBytes: 4_000_000, lifeMs: Number.POSITIVE_INFINITY }
/** A webhook's signature is valid from five minutes before its timestamp until five minutes after. */
const USED_SIGNATURE_SECONDS = 600
/** Replaces GHOST_URL while it is not set. No host can have this name, so images fail as if Ghost were down. */
const NO_GHOST_URL = 'https://ghost.invalid'

/** The parts that the site and the desk share. */
export interface Core {
  env: Bindings
  settings: Settings
  storage: Storage
}

function pageCacheOptions({ settings, storage: { edge } }: Core, { current }: Generations): PageCacheOptions {
  const { PAGE_CACHE: mode, CONTENT_FRESH_SECONDS: maxSeconds, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY } = settings
  const bestEffort = createBestEffort(log, 'page-storage-failed')
  return {
    store: mode === 'off' ? undefined : createPageStore({ edge, memory: mode === 'on', bestEffort }),
    // A change of these settings changes pages and their policies, without a new build.
    version: [import.meta.env.VITE_BUILD, GTM_ID, CHAT_APP_ID, TURNSTILE_SITE_KEY].join(),
    generation: current,
    maxSeconds,
  }
}

function createContentParts({ settings, storage: { kv, edge } }: Core, generations: Generations) {
  const { GHOST_URL: url, GHOST_CONTENT_KEY: key } = settings
  const ghost = url && key ? createGhostClient({ url, key, log }) : createUnconfiguredGhost()
  const ghostUrl = url ?? NO_GHOST_URL
  const media = createMediaHosts({ ghostUrl, hosts: settings.IMAGE_HOSTS, ownHosts: OWN_HOSTS, secret: key })
  const freshMs = settings.CONTENT_FRESH_SECONDS * 1000
  const negativeCache = createExpiringSet({ edge, kind: 'missing', seconds: NEGATIVE_CACHE_SECONDS })
  const cache = createContentCache({ kv, generations, negativeCache, freshMs, log })
  const posts = createPosts({ ghostUrl, media, ghost, cache })
  const parts = { ghostUrl, media, ghost, prepared: createLruCache<PreparedPost>(PREPARED_MEMORY), cache, posts }
  const client = createMediaClient(media)
  const files = createMediaCache({ kv, edge, negativeCache, media, client, log })
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
    reader,
    drafts: admin && secret ? createDrafts({ ...parts, admin, secret }) : undefined,
    media: mediaFiles({ media, client, cache: files }),
    contentState: { freshMs, generation: generations.current, fetchedAt: posts.fetchedAt },
    webhook:
      webhookSecret === undefined
        ? undefined
        : {
            isSigned: createSignatureCheck(webhookSecret),
            usedSignatures: createExpiringSet({
              edge,
              kind: 'taken',
              seconds: USED_SIGNATURE_SECONDS,
            }),
            advance: generations.advance,
          },
  }
}

function createLeadParts({ env, settings, storage: { kv, db } }: Core) {
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
    leads: createLeadService({ store, sendFor: outbox.sendFor, directMail, rateLimiter, assess, isHuman }),
    form: { formTimes, turnstileSiteKey },
    appointments: { db, senders: settings.MAIL_FROM },
    recordMailEvents: mailKey === undefined ? undefined : createMailEvents({ db, publicKey: mailKey }),
    healthCheck: createHealthCheck(db),
    readLimit: env.READ_LIMIT,
    version: env.VERSION?.id,
    sweep,
    daily: recorded('daily', createDailyJob([eraseAgain, eraseOld])),
  }
}

export function compose(env: Bindings) {
  for (const { name, message } of settingProblems(env)) log('setting-problem', { setting: name, message })
  const storage = openStorage(env)
  const core = { env, storage, settings: readSettings(env) }
  const { GTM_ID: gtmId, CHAT_APP_ID: chatAppId, DESK_HOST } = core.settings
  const generations = createGenerations(storage.kv, log)
  const { sweep, daily, ...leadParts } = createLeadParts(core)
  const site = createApp({
    ...createContentParts(core, generations),
    ...leadParts,
    pageCache: pageCacheOptions(core, generations),
    widgets: gtmId || chatAppId ? { gtmId, chatAppId } : undefined,
    vitals: env.VITALS,
  })
  return { core, site, deskHost: DESK_HOST && withoutPort(DESK_HOST), sweep, daily }
}
