/**
 * POST /api/ghost/webhook: Ghost's word that something changed there makes all copies of content old. Ghost waits 2 s,
 * never repeats itself, and forgets a webhook that was ever answered 410. Bodies hold e-mail addresses: none is logged.
 */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createFactory } from 'hono/factory'
import type { Marks } from '#worker/cache/marks'
import type { AppEnv } from '#worker/context'
import type { SignatureCheck } from '#worker/ghost/signature'
import { log } from '#worker/log'

export interface GhostWebhook {
  isSigned: SignatureCheck
  /** Signatures that were used; each is good for one change. */
  taken: Marks
  advance(): Promise<void>
}

/** `site.changed` says nothing but that; a whole post, should one be sent, is far below. */
const MAX_BYTES = 1024 * 1024

export function ghostWebhook({ isSigned, taken, advance }: GhostWebhook) {
  return createFactory<AppEnv>().createHandlers(
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refuse(c, 413, 'Too large') }),
    async (c) => {
      const signature = c.req.header('x-ghost-signature')
      if (!signature || !(await isSigned(signature, await c.req.arrayBuffer()))) return refuse(c, 401, 'Not signed')
      if (await isTaken(signature)) return refuse(c, 401, 'Taken already')
      // Ghost may hang up before others are told; that goes on without it.
      const told = advance()
      c.executionCtx.waitUntil(told.catch(() => undefined))
      await told
      c.header('cache-control', 'no-store')
      return c.json({ success: true })
    },
  )

  /** Without its memory a replay would do no more than have content loaded anew. */
  async function isTaken(signature: string): Promise<boolean> {
    try {
      if (await taken.has(signature)) return true
      await taken.add(signature)
    } catch (error) {
      log('webhook-memory-failed', { error })
    }
    return false
  }
}

function refuse(c: Context, status: 401 | 413, error: string) {
  c.header('cache-control', 'no-store')
  return c.json({ success: false, error }, status)
}
