import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.ts'
import { startSite } from '#scripts/site.ts'
import { webhookAddress } from '#scripts/stand-ins.ts'
import type { GhostTarget } from '../contract/request.ts'
import { startRealGhost } from '../real-ghost.ts'
import { adminByKey } from './admin-api.ts'
import { addWebhook } from './webhook.ts'

const PREVIEW_SECRET = 'a secret that is long enough for us'

declare module 'vitest' {
  interface ProvidedContext {
    ghost: GhostTarget
    sitePort: number
    previewSecret: string
  }
}

export default async function startGhostForTests(project: TestProject) {
  const { url, contentKey, adminKey, stop } = await startRealGhost()
  await build()
  const secret = randomUUID()
  const vars = {
    GHOST_URL: url,
    GHOST_CONTENT_KEY: contentKey,
    GHOST_ADMIN_KEY: adminKey,
    GHOST_WEBHOOK_SECRET: secret,
    PREVIEW_SECRET,
    MAILCHANNELS_API_KEY: 'unused',
  }
  const site = await startSite({ port: 0, vars })
  await addWebhook(adminByKey(url, adminKey), { url: webhookAddress(site.port), secret })
  project.provide('ghost', { url, contentKey, adminKey })
  project.provide('sitePort', site.port)
  project.provide('previewSecret', PREVIEW_SECRET)
  return () => Promise.all([site.stop(), stop()])
}
