/** The composition root: settings and bindings become the parts of the app, once an isolate, at its first request. */
import { createApp, createBrokenApp } from './app'
import { OWN_HOSTS } from './brand'
import { brandReader } from './brand-reader'
import { createContentCache } from './cache/content-cache'
import { createGenerations } from './cache/generation'
import { createMarks } from './cache/marks'
import { createMediaCache } from './cache/media-cache'
import { type Bindings, readSettings } from './env'
import { createGhostAdmin } from './ghost/admin'
import { createGhostClient } from './ghost/client'
import { createDrafts } from './ghost/drafts'
import { createMediaClient } from './ghost/media-client'
import { createMediaHosts } from './ghost/pictures'
import { createPreparer } from './ghost/preparer'
import { createPostReader, INDEX_KEY } from './ghost/reader'
import { createSignatureCheck } from './ghost/signature'
import { mediaFiles } from './handlers/media'
import { createAssess } from './leads/assess'
import { createDelivery } from './leads/deliver'
import { createFormTimes } from './leads/form-time'
import { createMailer } from './leads/mail/create-mailer'
import { createMailEvents } from './leads/mail-events'
import { createRates } from './leads/rate-limit'
import { createLeadStore } from './leads/store'
import { createLeadDesk } from './leads/submit'
import { createDaily, createSweep } from './leads/sweep'
import { createTurnstile } from './leads/turnstile'
import { log } from './log'

/** What is not there is not asked for again so long. */
const MISSING_SECONDS = 60
/** A signature is good for five minutes before and after its time. */
const TAKEN_SECONDS = 600
/** Of the two times in wrangler.toml the one that comes once a day; the other comes every minute. */
const DAILY = '0 12 * * *'

function compose(env: Bindings) {
  const settings = readSettings(env)
  const ghost = createGhostClient({ url: settings.GHOST_URL, key: settings.GHOST_CONTENT_KEY })
  const media = createMediaHosts(settings.GHOST_URL, settings.IMAGE_HOSTS, OWN_HOSTS)
  const generations = createGenerations(env.CONTENT, log)
  const freshMs = settings.CONTENT_FRESH_SECONDS * 1000
  const missing = createMarks({ cache: caches.default, kind: 'missing', seconds: MISSING_SECONDS })
  const cache = createContentCache({
    kv: env.CONTENT,
    generations,
    missing,
    freshMs,
    log,
  })
  const ghostUrl = settings.GHOST_URL
  const parts = { ghost, ghostUrl, media, prepare: createPreparer({ ghostUrl, media }), cache, log }
  const client = createMediaClient(media)
  const files = createMediaCache({
    kv: env.CONTENT,
    edge: caches.default,
    missing,
    media,
    client,
    log,
  })
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
  const { GHOST_ADMIN_KEY: adminKey, PREVIEW_SECRET: secret } = settings
  const admin = adminKey && createGhostAdmin({ url: settings.GHOST_URL, key: adminKey })
  const { GTM_ID: gtmId, CHAT_APP_ID: chatAppId, GHOST_WEBHOOK_SECRET: webhookSecret } = settings
  const { MAILCHANNELS_WEBHOOK_KEY: mailKey } = settings
  const { FORM_SECRET: formSecret, TURNSTILE_SITE_KEY: turnstileSiteKey, TURNSTILE_SECRET: turnstileSecret } = settings
  const formTimes = formSecret === undefined ? undefined : createFormTimes(formSecret)
  const isHuman = turnstileSecret === undefined ? undefined : createTurnstile(turnstileSecret)
  const assess = createAssess({ formTimes, turnstile: isHuman !== undefined })
  const app = createApp({
    widgets: gtmId || chatAppId ? { gtmId, chatAppId } : undefined,
    reader: (c) => ({
      ...createPostReader(parts, c.var.site.brand.id, (promise) => c.executionCtx.waitUntil(promise)),
      ...brandReader(c.var.site),
    }),
    drafts: admin && secret ? createDrafts({ ...parts, admin, secret }) : undefined,
    leads: createLeadDesk({ store, delivery, mailer, checks: [assess], isHuman }),
    rates: createRates(env.CONTACT_LIMIT, env.BRAND_FLOOD),
    form: { formTimes, turnstileSiteKey },
    takeMailEvents: mailKey === undefined ? undefined : createMailEvents(store, mailKey),
    media: mediaFiles({ media, client, cache: files }),
    contentState: { freshMs, generation: generations.current, fetchedAt: () => cache.fetchedAt(INDEX_KEY) },
    webhook:
      webhookSecret === undefined
        ? undefined
        : {
            isSigned: createSignatureCheck(webhookSecret),
            taken: createMarks({ cache: caches.default, kind: 'taken', seconds: TAKEN_SECONDS }),
            advance: generations.advance,
          },
  })
  return {
    app,
    sweep: createSweep({ store, delivery, mailer }),
    daily: createDaily({ store, mailer }, settings.LEAD_RETENTION_DAYS),
  }
}

/** One isolate's worth of the worker; a test may have several. */
export function createIsolate() {
  let parts: ReturnType<typeof compose> | undefined
  return {
    fetch(request, env, context) {
      try {
        parts ??= compose(env)
      } catch (error) {
        return createBrokenApp(error).fetch(request, env, context)
      }
      return parts.app.fetch(request, env, context)
    },
    /** What it throws the platform logs, and counts as a run that failed. */
    async scheduled({ cron }, env) {
      parts ??= compose(env)
      await (cron === DAILY ? parts.daily() : parts.sweep())
    },
  } satisfies ExportedHandler<Bindings>
}
