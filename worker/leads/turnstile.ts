/** Asks Turnstile whether a token is good. Behind the answer: no visitor waits for it. */
import * as v from 'valibot'
import { log } from '#worker/log'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 10_000

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** False where Turnstile says no, or cannot be asked: staff decide then. */
export type IsHuman = (token: string) => Promise<boolean>

export function createTurnstile(secret: string): IsHuman {
  return async function isHuman(token) {
    try {
      const response = await fetch(VERIFY, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { success, 'error-codes': codes } = v.parse(answerSchema, await response.json())
      if (!success) log('turnstile-refused', { codes })
      return success
    } catch (error) {
      log('turnstile-failed', { error })
      return false
    }
  }
}
