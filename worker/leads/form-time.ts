/** A signed token that contains the time when the visitor first used the form. A cached page cannot contain this time. */
import { FORM_QUICK_MS } from '#shared/form-time.ts'
import { bytesOf, isSigned, sign } from '#worker/platform/hmac.ts'

const OLD_MS = 24 * 60 * 60 * 1000
const TOKEN = /^(\d{13})\.([\w-]+)$/

export type FormTime = 'good' | 'missing' | 'forged' | 'quick' | 'old'

export type FormTimes = ReturnType<typeof createFormTimes>

export function createFormTimes(secret: string, now: () => number = Date.now) {
  const key = bytesOf(secret)
  return {
    async issue(): Promise<string> {
      const ms = `${now()}`
      return `${ms}.${await sign(key, signedText(ms))}`
    },
    async check(token: string | undefined): Promise<FormTime> {
      if (!token) return 'missing'
      const [, ms, signature] = TOKEN.exec(token) ?? []
      if (!ms || !signature || !(await isSigned(key, signedText(ms), signature))) return 'forged'
      const age = now() - Number(ms)
      if (age < FORM_QUICK_MS) return 'quick'
      return age > OLD_MS ? 'old' : 'good'
    },
  }
}

function signedText(ms: string): string {
  return `form ${ms}`
}
