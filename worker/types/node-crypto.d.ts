/** Declares only the part of node:crypto that the worker uses. The full Node.js types would also declare global variables. */
interface Hash {
  update(text: string): Hash
  digest(): Uint8Array
  digest(encoding: 'hex' | 'base64url'): string
}
export declare function createHash(algorithm: 'sha256'): Hash
export declare function createHmac(algorithm: 'sha256', key: Uint8Array): Hash
export declare function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean

interface Cipher {
  update(bytes: Uint8Array): Uint8Array
  final(): Uint8Array
  getAuthTag(): Uint8Array
}
export declare function createCipheriv(
  algorithm: 'chacha20-poly1305',
  key: Uint8Array,
  nonce: Uint8Array,
  options: { authTagLength: 16 },
): Cipher

export declare function hkdfSync(
  algorithm: 'sha256',
  secret: Uint8Array,
  salt: Uint8Array,
  purpose: string,
  bytes: number,
): ArrayBuffer
