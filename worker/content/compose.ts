/** Creates the parts of the worker that read, prepare and serve the posts and media from Ghost. */

import { OWN_HOSTS } from '#worker/brand/brand.ts'
import { brandReader } from '#worker/brand/brand-reader.ts'
import type { Settings } from '#worker/env.ts'
import type { MakeReader } from '#worker/http/context.ts'
import { log } from '#worker/log.ts'
import { createExpiringSet } from '#worker/platform/expiring-set.ts'
import { createLruCache } from '#worker/platform/lru-cache.ts'
import type { EdgeCache, Kv } from '#worker/platform/storage.ts'
import { createContentCache } from './content-cache.ts'
import { createDrafts } from './drafts.ts'
import type { Generations } from './generation.ts'
import { createGhostAdmin } from './ghost/admin.ts'
import { createGhostClient, createUnconfiguredGhost } from './ghost/client.ts'
import { createSignatureCheck } from './ghost/signature.ts'
import type { PreparedPost } from './html/prepare.ts'
import { mediaFiles } from './media/media.ts'
import { createMediaCache } from './media/media-cache.ts'
import { createMediaClient } from './media/media-client.ts'
import { createMediaHosts } from './media/media-hosts.ts'
import { createPosts } from './posts.ts'
import { createPostReader } from './reader.ts'

const NEGATIVE_CACHE_SECONDS = 60
const PREPARED_MEMORY = { maxEntries: 100, maxBytes: 4_000_000, lifeMs: Number.POSITIVE_INFINITY }
/** A webhook signature from Ghost is valid from five minutes before its timestamp until five minutes after it. */
const USED_SIGNATURE_SECONDS = 600
/** Used if GHOST_URL is unset. No host can have this name, so image requests fail as if Ghost were down. */
const NO_GHOST_URL = 'https://ghost.invalid'

interface Options {
  settings: Settings
  kv: Kv
  edge: EdgeCache
  generations: Generations
}

export function createContentParts({ settings, kv, edge, generations }: Options) {
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
            usedSignatures: createExpiringSet({ edge, kind: 'taken', seconds: USED_SIGNATURE_SECONDS }),
            advance: generations.advance,
          },
  }
}
