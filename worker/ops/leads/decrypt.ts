/** Decrypts a backup with age's package (https://age-encryption.org). */
import { Decrypter } from 'age-encryption'

/** False for text that only looks like a private key. */
export function isPrivateKey(text: string): boolean {
  try {
    new Decrypter().addIdentity(text)
    return true
  } catch {
    return false
  }
}

/**
 * Rejects, or returns a stream that fails, if the file is damaged or no key opens it.
 * @param privateKeys `AGE-SECRET-KEY-1…`
 */
export function decrypted(
  file: ReadableStream<Uint8Array>,
  privateKeys: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter()
  for (const key of privateKeys) decrypter.addIdentity(key)
  return decrypter.decrypt(file)
}
