/** Synchronous HMAC-SHA256, for code that cannot await, such as syntax tree visitors. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { decodeBase64Url } from 'hono/utils/encode'
import { bytesOf } from './hmac.ts'

export function signNow(secret: string, text: string): string {
  return createHmac('sha256', bytesOf(secret)).update(text).digest('base64url')
}

/** Verifies an HMAC signature in constant time. @param signature Must be 43 characters of base64url. */
export function isSignedNow(secret: string, text: string, signature: string): boolean {
  return timingSafeEqual(createHmac('sha256', bytesOf(secret)).update(text).digest(), decodeBase64Url(signature))
}
