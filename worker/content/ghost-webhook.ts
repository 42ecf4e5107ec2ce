/**
 * POST /api/ghost/webhook starts a new content generation. Ghost waits 2 s for a response and never retries. Ghost deletes
 * the webhook if the response is a 410. The worker never logs request bodies, because they may contain email addresses.
 */
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import type { AppEnv } from '#worker/http/context.ts'
import { refuse } from '#worker/http/json-errors.ts'
import { log } from '#worker/log.ts'
import type { ExpiringSet } from '#worker/platform/expiring-set.ts'
import type { SignatureCheck } from './ghost/signature.ts'

export interface GhostWebhook {
  isSigned: SignatureCheck
  usedSignatures: ExpiringSet
  advance(): Promise<void>
}

/** Maximum size of a webhook request's body, in bytes. Even a request with a complete post is much smaller. */
const MAX_BYTES = 1024 * 1024

export function ghostWebhook({ isSigned, usedSignatures, advance }: GhostWebhook) {
  return createFactory<AppEnv>().createHandlers(
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, 'Too large') }),
    async (c) => {
      const signature = c.req.header('x-ghost-signature')
      if (!signature || !(await isSigned(signature, await c.req.arrayBuffer()))) return refuse(c, 401, 'Not signed')
      // Starts the new content generation before the replay check, because the check may wait for the Cache API so
      // long that Ghost closes the connection.
      const advanced = advance()
      c.executionCtx.waitUntil(advanced.catch(() => undefined))
      if (await isReplay(signature)) return refuse(c, 401, 'Signature already used')
      await advanced
      c.header('cache-control', 'no-store')
      return c.json({ success: true })
    },
  )

  /**
   * Returns true if an earlier webhook request had the same signature. Returns false if the check cannot run, because a replay
   * only reloads content and does no harm.
   */
  async function isReplay(signature: string): Promise<boolean> {
    try {
      if (await usedSignatures.has(signature)) return true
      await usedSignatures.add(signature)
    } catch (error) {
      log('webhook-memory-failed', { error })
    }
    return false
  }
}
