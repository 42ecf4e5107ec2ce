import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { encrypted } from '#worker/backup/age'

const CHUNK = 65_536
const key = await generateX25519Identity()
const publicKey = await identityToRecipient(key)

async function fileOf(...texts: string[]): Promise<Uint8Array> {
  async function* each() {
    yield* texts
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of encrypted(each(), publicKey)) parts.push(part)
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function decrypt(file: Uint8Array): Promise<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return decrypter.decrypt(file, 'text')
}

test.each([
  ['no text', []],
  ['an empty text', ['']],
  ['a short text', ['Ana Pérez 😀\n']],
  ['one byte less than a chunk', ['a'.repeat(CHUNK - 1)]],
  ['exactly a chunk', ['a'.repeat(CHUNK)]],
  ['exactly two chunks in three parts', ['a'.repeat(CHUNK - 5), 'b'.repeat(CHUNK), 'c'.repeat(5)]],
  ['an empty text after a chunk', ['a'.repeat(CHUNK), '']],
  ['many chunks', ['é'.repeat(300_000), 'x', 'y'.repeat(200_000)]],
])('age decrypts %s', async (_what, texts) => {
  expect(await decrypt(await fileOf(...texts))).toBe(texts.join(''))
})

test('two files of one text have nothing in common but the format', async () => {
  const [one, other] = await Promise.all([fileOf('text'), fileOf('text')])
  const lines = (file: Uint8Array) => new TextDecoder('latin1').decode(file).split('\n')
  const [first, second] = [lines(one), lines(other)]
  expect(first.filter((line) => second.includes(line))).toEqual(['age-encryption.org/v1'])
})

test('a file of which any byte has changed does not open', async () => {
  const file = await fileOf('text')
  const opened = await Promise.all(
    Array.from(file, (byte, index) =>
      decrypt(file.with(index, byte ^ 1)).then(
        () => index,
        () => undefined,
      ),
    ),
  )
  expect(opened.filter((index) => index !== undefined)).toEqual([])
})
