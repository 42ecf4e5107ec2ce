import * as v from 'valibot'
import { log } from '#worker/log.ts'
import { withDeadline } from '#worker/platform/deadline.ts'
import { sendRequest } from '#worker/platform/send-request.ts'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const DEADLINE_MS = 10_000

const responseSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** Verifies a Turnstile token. Returns false if Turnstile rejects the token or fails. Staff must then review the lead. */
export type IsHuman = (token: string) => Promise<boolean>

export function createTurnstile(secret: string): IsHuman {
  async function verify(token: string) {
    return withDeadline(DEADLINE_MS, async (signal) => {
      const body = new URLSearchParams({ secret, response: token })
      const response = await sendRequest(VERIFY_URL, { method: 'POST', body, signal })
      return v.parse(responseSchema, await response.json())
    })
  }

  return async function isHuman(token) {
    try {
      const { success, 'error-codes': codes } = await verify(token)
      if (!success) log('turnstile-refused', { codes })
      return success
    } catch (error) {
      log('turnstile-failed', { error })
      return false
    }
  }
}
