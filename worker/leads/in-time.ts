import { log } from '#worker/log'
import type { MailOutcome } from './mailer'

export const MAIL_DEADLINE_MS = 10_000

/** That the time was up, and nothing else. */
class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Waits so long and no longer: the signal then aborts, whether or not the work heeds it. @throws OutOfTime */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime(`Not done in ${ms} ms`))
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), end])
  } finally {
    clearTimeout(timer)
  }
}

/** One mail, over at the deadline whatever the mailer does. Never throws. */
export async function mailInTime(
  send: (signal: AbortSignal) => Promise<MailOutcome>,
  ms: number = MAIL_DEADLINE_MS,
): Promise<MailOutcome> {
  try {
    return await inTime(ms, send)
  } catch (error) {
    if (error instanceof OutOfTime) return { outcome: 'unknown', error: 'timeout' }
    log('mailer-threw', { error })
    return { outcome: 'unknown', error: 'threw' }
  }
}
