/** Whether a webhook comes from our Ghost: the signature it sends, over body and time. */
import * as v from 'valibot'

/** How far the time of a signature may lie from ours, either way, ms. */
const WINDOW_MS = 5 * 60 * 1000

/** X-Ghost-Signature exactly as Ghost writes it: told in two ways, one signature could be used twice. */
const header = v.pipe(
  v.string(),
  v.regex(/^sha256=[0-9a-f]{64}, t=\d{1,15}$/),
  v.transform((text) => {
    const [hex = '', time = ''] = text.slice('sha256='.length).split(', t=')
    return { signature: Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)), time }
  }),
)

export type SignatureCheck = (signature: string | undefined, body: ArrayBuffer) => Promise<boolean>

/** Malformed, wrong and late signatures are all the same: false. */
export function createSignatureCheck(secret: string, now: () => number = Date.now): SignatureCheck {
  const encoder = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  let key: Promise<CryptoKey> | undefined

  return async function isSigned(signature, body) {
    const given = v.safeParse(header, signature)
    if (!given.success || Math.abs(now() - Number(given.output.time)) > WINDOW_MS) return false
    key ??= crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['verify'])
    // Ghost signs the body with the time right behind it. `verify` compares in constant time.
    const signed = new Blob([body, given.output.time])
    return crypto.subtle.verify('HMAC', await key, given.output.signature, await signed.arrayBuffer())
  }
}
