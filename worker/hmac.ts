/**
 * HMAC-SHA256 in base64url, for preview links and Ghost's tokens. A JWT library would bring a dozen further algorithms
 * and their 3 kB into the worker.
 */
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[\w-]{43}$/

export async function sign(secret: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign'])
  return base64Url(await crypto.subtle.sign(HMAC, key, bytesOf(text)))
}

/** In constant time. */
export async function isSigned(secret: Uint8Array<ArrayBuffer>, text: string, signature: string): Promise<boolean> {
  if (!SIGNATURE.test(signature)) return false
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['verify'])
  return crypto.subtle.verify(HMAC, key, decodeBase64Url(signature), bytesOf(text))
}

/** Without the padding, as in JWTs and addresses. */
export function base64Url(bytes: ArrayBuffer): string {
  return encodeBase64Url(bytes).replace(/=+$/, '')
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}
