/** Decrypts a backup and checks all of it. Each problem is an Error with a line for the operator. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { FORMAT, type Header, headerLine, type LastLine, lastLine, rowLine } from '#worker/backup/format'
import type { Value } from '#worker/desk/database'
import { decrypted, isPrivateKey } from './decrypt.ts'

const AGE_START = 'age-encryption.org/v1\n'
const KEY_START = 'AGE-SECRET-KEY-'

export interface BackupRow {
  /** Index of the table in the header. */
  table: number
  values: Value[]
}

export interface OpenBackup {
  header: Header
  /** The backup is complete and undamaged if all rows can be read. */
  rows: AsyncGenerator<BackupRow, void>
}

/** @param file A file that age-keygen wrote. */
export async function readKeys(file: string): Promise<string[]> {
  if (file.startsWith(KEY_START)) throw new Error('--key needs the file with the private key, not the key')
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Error(`Cannot read the key file ${file}: ${error.code}`)
  })
  const keys = text.split(/\s+/).filter((word) => word.startsWith(KEY_START))
  if (keys.length === 0) throw new Error(`${file} contains no private key. It is the file that age-keygen wrote`)
  for (const key of keys)
    if (!isPrivateKey(key))
      throw new Error(`${file} contains a malformed private key. It is the file that age-keygen wrote`)
  return keys
}

/** @throws Error if the file is no backup that a key opens and that this version can read */
export async function openBackup(file: string, keys: readonly string[]): Promise<OpenBackup> {
  await checkStart(file)
  const lines = readLines(file, keys)
  const first = await lines.next()
  const header = v.safeParse(v.pipe(v.string(), v.parseJson(), headerLine), first.value)
  if (!header.success) throw new Error(`${file} is encrypted with age, but it is no backup of this site`)
  const { format, tables } = header.output
  if (format > FORMAT)
    throw new Error(`${file} was written by a newer version of the site. Restore it with that version`)
  return { header: header.output, rows: readRows(file, tables, `${first.value}\n`, lines) }
}

async function checkStart(file: string): Promise<void> {
  const handle = await open(file).catch((error) => {
    throw new Error(`Cannot read ${file}: ${error.code}`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_START.length), 0, AGE_START.length, 0)
    if (buffer.toString('latin1', 0, bytesRead) !== AGE_START)
      throw new Error(`${file} is no backup: it does not start like a file that age encrypted`)
  } finally {
    await handle.close()
  }
}

async function* readLines(file: string, keys: readonly string[]): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    const bytes = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
    for await (const chunk of await decrypted(bytes, keys)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new Error(reasonOf(file, error), { cause: error })
  }
  if (rest !== '') yield rest
}

function reasonOf(file: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('no identity matched'))
    return `This private key does not open ${file}. Use the key whose public key encrypted it`
  return `${file} is cut off or damaged`
}

async function* readRows(
  file: string,
  tables: Header['tables'],
  headerText: string,
  lines: AsyncGenerator<string, void>,
): AsyncGenerator<BackupRow, void> {
  const hash = createHash('sha256').update(headerText)
  const counts = new Map(tables.map(({ name }) => [name, 0]))
  let last: LastLine | undefined
  let number = 1
  for await (const line of lines) {
    number++
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([rowLine, lastLine])), line)
    if (!parsed.success || last) throw damaged(file, number)
    if (!Array.isArray(parsed.output)) {
      last = parsed.output
      continue
    }
    hash.update(`${line}\n`)
    const [index, ...values] = parsed.output
    const table = tables[index]
    if (table?.columns.length !== values.length) throw damaged(file, number)
    counts.set(table.name, (counts.get(table.name) ?? 0) + 1)
    yield { table: index, values }
  }
  if (!last) throw new Error(`${file} is cut off: its last line is missing`)
  const { rows, sha256 } = last
  const isComplete = [...counts].every(([name, count]) => rows[name] === count) && sha256 === hash.digest('hex')
  if (!isComplete) throw new Error(`${file} is damaged: its rows do not match its checksum`)
}

const damaged = (file: string, line: number) => new Error(`${file} is damaged in line ${line}`)
