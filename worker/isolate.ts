/** The composition root: settings and bindings become the parts of the app, once an isolate, at its first request. */
import { createApp, createBrokenApp } from './app'
import { OWN_HOSTS } from './brand'
import { brandReader } from './brand-reader'
import { createContentCache } from './cache/content-cache'
import { createGenerations } from './cache/generation'
import { createMediaCache } from './cache/media-cache'
import { createMissingMemory } from './cache/missing-memory'
import { type Bindings, readSettings } from './env'
import { createGhostAdmin } from './ghost/admin'
import { createGhostClient } from './ghost/client'
import { createDrafts } from './ghost/drafts'
import { createMediaClient } from './ghost/media-client'
import { createMediaHosts } from './ghost/pictures'
import { createPostReader } from './ghost/reader'
import { mediaFiles } from './handlers/media'
import { createLeadMailer } from './leads/mail'
import { createLeadStore } from './leads/store'
import { createLeadDesk } from './leads/submit'
import { log } from './log'

function compose(env: Bindings) {
  const settings = readSettings(env)
  const ghost = createGhostClient({ url: settings.GHOST_URL, key: settings.GHOST_CONTENT_KEY })
  const media = createMediaHosts(settings.GHOST_URL, settings.IMAGE_HOSTS, OWN_HOSTS)
  const cache = createContentCache({
    kv: env.CONTENT,
    generations: createGenerations(env.CONTENT, log),
    missing: createMissingMemory(caches.default),
    freshMs: settings.CONTENT_FRESH_SECONDS * 1000,
    log,
  })
  const parts = { ghost, ghostUrl: settings.GHOST_URL, media, cache, log }
  const client = createMediaClient(media)
  const files = createMediaCache({
    kv: env.CONTENT,
    edge: caches.default,
    missing: createMissingMemory(caches.default),
    media,
    client,
    log,
  })
  const send = createLeadMailer({
    apiKey: settings.MAILCHANNELS_API_KEY,
    baseUrl: settings.MAILCHANNELS_BASE_URL,
    to: settings.LEADS_TO,
    from: settings.MAIL_FROM,
  })
  const { GHOST_ADMIN_KEY: adminKey, PREVIEW_SECRET: secret } = settings
  const admin = adminKey && createGhostAdmin({ url: settings.GHOST_URL, key: adminKey })
  const { GTM_ID: gtmId, CHAT_APP_ID: chatAppId } = settings
  return createApp({
    widgets: gtmId || chatAppId ? { gtmId, chatAppId } : undefined,
    reader: (c) => ({
      ...createPostReader(parts, c.var.site.brand.id, (promise) => c.executionCtx.waitUntil(promise)),
      ...brandReader(c.var.site),
    }),
    drafts: admin && secret ? createDrafts({ ...parts, admin, secret }) : undefined,
    leads: createLeadDesk(createLeadStore(env.DB), send),
    media: mediaFiles({ media, client, cache: files }),
  })
}

/** One isolate's worth of the worker; a test may have several. */
export function createIsolate() {
  let app: ReturnType<typeof compose> | undefined
  return {
    fetch(request, env, context) {
      try {
        app ??= compose(env)
      } catch (error) {
        return createBrokenApp(error).fetch(request, env, context)
      }
      return app.fetch(request, env, context)
    },
  } satisfies ExportedHandler<Bindings>
}
