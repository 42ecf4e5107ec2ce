/** Verifies that a webhook comes from Ghost, by the signature of its body and time. */
import * as v from 'valibot'
import { bytesOf, fromHex, verify } from '#worker/platform/hmac.ts'

/** How far the time of a signature may be from the current time, before or after, ms. */
const WINDOW_MS = 5 * 60 * 1000

/** X-Ghost-Signature exactly as Ghost writes it. If two spellings were valid, a signature could be used twice. */
const header = v.pipe(
  v.string(),
  v.regex(/^sha256=[0-9a-f]{64}, t=\d{1,15}$/),
  v.transform((text) => {
    const [hex = '', time = ''] = text.slice('sha256='.length).split(', t=')
    return { signature: fromHex(hex), time }
  }),
)

export type SignatureCheck = (signature: string | undefined, body: ArrayBuffer) => Promise<boolean>

/** The check returns false for a malformed, wrong or late signature. */
export function createSignatureCheck(secret: string, now: () => number = Date.now): SignatureCheck {
  return async function isSigned(signature, body) {
    const given = v.safeParse(header, signature)
    if (!given.success || Math.abs(now() - Number(given.output.time)) > WINDOW_MS) return false
    // Ghost signs the body followed by the time. `verify` compares in constant time.
    const signed = new Blob([body, given.output.time])
    return verify(bytesOf(secret), await signed.arrayBuffer(), given.output.signature)
  }
}
