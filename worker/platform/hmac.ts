/** Helpers for HMAC-SHA256, base64url and hex. A JWT library would add 3 kB and a dozen unused algorithms. */
import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode'

type Bytes = Uint8Array<ArrayBuffer>

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const SIGNATURE = /^[\w-]{43}$/

export async function sign(secret: Bytes, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign'])
  return base64Url(await crypto.subtle.sign(HMAC, key, bytesOf(text)))
}

/** Verifies a base64url signature in constant time. Returns false if the signature is malformed. */
export async function isSigned(secret: Bytes, text: string, signature: string): Promise<boolean> {
  return SIGNATURE.test(signature) && verify(secret, bytesOf(text), decodeBase64Url(signature))
}

/** Verifies an HMAC signature in constant time. */
export async function verify(secret: Bytes, data: ArrayBuffer | Bytes, signature: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['verify'])
  return crypto.subtle.verify(HMAC, key, signature, data)
}

export function base64Url(bytes: ArrayBuffer): string {
  return encodeBase64Url(bytes).replace(/=+$/, '')
}

/** Decodes hexadecimal text. @param hex An even number of hex digits. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}

export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(text: string): Bytes {
  return Uint8Array.from(new TextEncoder().encode(text))
}
