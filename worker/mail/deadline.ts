import { DeadlineExceeded, withDeadline } from '#worker/deadline'
import type { MailOutcome } from '#worker/leads/mailer'
import { log } from '#worker/log'

export const MAIL_DEADLINE_MS = 10_000

/** Sends one mail and returns by the deadline, even if the mailer hangs. Never throws. */
export async function withMailDeadline(
  send: (signal: AbortSignal) => Promise<MailOutcome>,
  ms: number = MAIL_DEADLINE_MS,
): Promise<MailOutcome> {
  try {
    return await withDeadline(ms, send)
  } catch (error) {
    if (error instanceof DeadlineExceeded) return { outcome: 'unknown', error: 'timeout' }
    log('mailer-threw', { error })
    return { outcome: 'unknown', error: 'internal error' }
  }
}
