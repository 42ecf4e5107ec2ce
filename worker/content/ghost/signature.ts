/** Verifies the signature of Ghost's webhook requests. The signature covers the request body and a timestamp. */
import * as v from 'valibot'
import { bytesOf, fromHex, verify } from '#worker/platform/hmac.ts'

/** Maximum difference between a webhook signature's timestamp and the current time, in ms. */
const WINDOW_MS = 5 * 60 * 1000

/** Accepts only the exact format of Ghost's X-Ghost-Signature header. Other formats could bypass the replay check. */
const header = v.pipe(
  v.string(),
  v.regex(/^sha256=[0-9a-f]{64}, t=\d{1,15}$/),
  v.transform((text) => {
    const [hex = '', time = ''] = text.slice('sha256='.length).split(', t=')
    return { signature: fromHex(hex), time }
  }),
)

export type SignatureCheck = (signature: string | undefined, body: ArrayBuffer) => Promise<boolean>

export function createSignatureCheck(secret: string, now: () => number = Date.now): SignatureCheck {
  return async function isSigned(signature, body) {
    const given = v.safeParse(header, signature)
    if (!given.success || Math.abs(now() - Number(given.output.time)) > WINDOW_MS) return false
    const signed = new Blob([body, given.output.time])
    return verify(bytesOf(secret), await signed.arrayBuffer(), given.output.signature)
  }
}
