/**
 * Encrypts for an X25519 public key in the format of age (https://age-encryption.org/v1) with the platform's ciphers. The
 * ciphers in age's package would add 13 kB to the worker, so only the restore uses the package.
 */
import { createCipheriv, createHmac, hkdfSync } from 'node:crypto'
import { BECH32 } from '#worker/setting-values'

const CHUNK_BYTES = 65_536
const NONCE_BYTES = 12

type KeyPair = Extract<Awaited<ReturnType<typeof crypto.subtle.generateKey>>, { privateKey: unknown }>

/** Yields the bytes of the file. @param publicKey A valid key, such as `age1…`. */
export async function* encrypted(
  texts: AsyncIterable<string>,
  publicKey: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const fileKey = randomBytes()
  yield bytesOf(await headerFor(publicKey, fileKey))
  const nonce = randomBytes()
  yield nonce
  yield* sealedChunks(texts, derivedKey(fileKey, nonce, 'payload'))
}

/** Returns the file key, encrypted for the recipient, and the header's checksum. */
async function headerFor(publicKey: string, fileKey: Uint8Array): Promise<string> {
  const { share, secret } = await agree(keyBytes(publicKey))
  const wrapping = derivedKey(secret, joined(share, keyBytes(publicKey)), 'age-encryption.org/v1/X25519')
  const wrapped = sealed(wrapping, new Uint8Array(NONCE_BYTES), fileKey)
  const header = `age-encryption.org/v1\n-> X25519 ${base64(share)}\n${base64(wrapped)}\n---`
  const mac = createHmac('sha256', derivedKey(fileKey, new Uint8Array(), 'header'))
    .update(header)
    .digest()
  return `${header} ${base64(mac)}\n`
}

/** Returns a new public key, and the secret that its owner shares with the recipient. Rejects if the recipient's key is weak. */
async function agree(recipient: Uint8Array<ArrayBuffer>) {
  const { subtle } = crypto
  const own = (await subtle.generateKey('X25519', false, ['deriveBits'])) as KeyPair
  const other = await subtle.importKey('raw', recipient, 'X25519', false, [])
  // The worker's types have another name for `public`.
  const algorithm = { name: 'X25519', public: other } as unknown as Parameters<typeof subtle.deriveBits>[0]
  const secret = new Uint8Array(await subtle.deriveBits(algorithm, own.privateKey, 256))
  const share = new Uint8Array((await subtle.exportKey('raw', own.publicKey)) as ArrayBuffer)
  return { share, secret }
}

/** A chunk's nonce contains its number, and marks the last chunk. Only the chunk of an empty text is empty. */
async function* sealedChunks(texts: AsyncIterable<string>, key: Uint8Array) {
  let number = 0
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array()
  const nonce = (isLast: boolean) => {
    const bytes = new Uint8Array(NONCE_BYTES)
    new DataView(bytes.buffer).setUint32(NONCE_BYTES - 5, number++)
    bytes[NONCE_BYTES - 1] = isLast ? 1 : 0
    return bytes
  }
  for await (const text of texts) {
    rest = joined(rest, bytesOf(text))
    for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES))
      yield sealed(key, nonce(false), rest.subarray(0, CHUNK_BYTES))
  }
  yield sealed(key, nonce(true), rest)
}

/** Encrypts with ChaCha20-Poly1305. The last 16 bytes are the checksum. */
function sealed(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
  const text = cipher.update(bytes)
  cipher.final()
  return joined(text, cipher.getAuthTag())
}

function derivedKey(secret: Uint8Array, salt: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32))
}

/** Each letter has five bits. The last six letters are a checksum. */
function keyBytes(publicKey: string): Uint8Array<ArrayBuffer> {
  const letters = publicKey.slice('age1'.length, -6)
  const bits = Array.from(letters, (letter) => BECH32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))
const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(start.length + end.length)
  both.set(start)
  both.set(end, start.length)
  return both
}
