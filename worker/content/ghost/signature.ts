/** Verifies that a webhook comes from Ghost by checking the signature of its body and timestamp. */
import * as v from 'valibot'
import { bytesOf, fromHex, verify } from '#worker/platform/hmac.ts'

/** Maximum difference between a signature's timestamp and the current time, ms. */
const WINDOW_MS = 5 * 60 * 1000

/** Matches X-Ghost-Signature only as Ghost writes it. If a signature had two valid spellings, it could be used twice. */
const header = v.pipe(
  v.string(),
  v.regex(/^sha256=[0-9a-f]{64}, t=\d{1,15}$/),
  v.transform((text) => {
    const [hex = '', time = ''] = text.slice('sha256='.length).split(', t=')
    return { signature: fromHex(hex), time }
  }),
)

export type SignatureCheck = (signature: string | undefined, body: ArrayBuffer) => Promise<boolean>

/** Returns a function that rejects malformed, wrong and expired signatures. */
export function createSignatureCheck(secret: string, now: () => number = Date.now): SignatureCheck {
  return async function isSigned(signature, body) {
    const given = v.safeParse(header, signature)
    if (!given.success || Math.abs(now() - Number(given.output.time)) > WINDOW_MS) return false
    // The signed data, which is the body followed by the timestamp.
    const signed = new Blob([body, given.output.time])
    return verify(bytesOf(secret), await signed.arrayBuffer(), given.output.signature)
  }
}
