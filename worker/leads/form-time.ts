/** When a visitor began with the form, signed: pages are cached, so the form asks for it when it is first touched. */
import { FORM_QUICK_MS } from '#shared/form-time'
import { bytesOf, isSigned, sign } from '#worker/hmac'

const OLD_MS = 24 * 60 * 60 * 1000
const TOKEN = /^(\d{13})\.([\w-]+)$/

export type FormTime = 'good' | 'missing' | 'forged' | 'quick' | 'old'

export interface FormTimes {
  /** A token of now: `ms.signature`. */
  issue(): Promise<string>
  judge(token: string | undefined): Promise<FormTime>
}

export function createFormTimes(secret: string, now: () => number = Date.now): FormTimes {
  const key = bytesOf(secret)
  return {
    async issue() {
      const ms = `${now()}`
      return `${ms}.${await sign(key, signedText(ms))}`
    },
    async judge(token) {
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
