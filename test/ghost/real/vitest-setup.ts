import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { build } from '../../tools/build.ts'
import { startSite } from '../../tools/site.ts'
import { webhookAddress } from '../../tools/stand-ins.ts'
import type { Target } from '../contract.ts'
import { startRealGhost } from '../real-ghost.ts'
import { adminByKey } from './admin-api.ts'
import { addWebhook } from './webhook.ts'

const PREVIEW_SECRET = 'a secret that is long enough for us'

declare module 'vitest' {
  interface ProvidedContext {
    ghost: Target & { adminKey: string }
    /** The site on top of that Ghost, which tells it of changes. */
    sitePort: number
    /** That the site signs preview links with. */
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
