import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { d1Database } from '#worker/db/database'
import { CSV_HEADER, csvStream, csvText, EXPORT_COLUMNS } from '#worker/desk/csv'
import { readAll } from '#worker/desk/lists'

beforeEach(emptyStorage)

const everyone = { who: 'ana@firm.test', brands: undefined }

/** Parts of texts that change a table or start a formula. Without the apostrophe that the export puts before formulas. */
const PARTS = '\n|\r|\r\n|"|,|;|\t| |\u00a0|\u200e|\u202e|\ufeff|=|+|-|@|＝|＋|－|＠|a|é|😀|Two words'.split('|')
const anyCell = fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 12 })

test('another parser reads the exported table, with an apostrophe before each line that a spreadsheet would compute', () => {
  const anyRow = fc.record({ id: fc.uuid(), name: anyCell, message: anyCell, attempts: fc.nat(), phone: anyCell })
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 4 }), (rows) => {
      const [header = [], ...table] = parse(CSV_HEADER + csvText(rows), {
        bom: true,
        // A spreadsheet starts a row after each of these.
        recordDelimiter: ['\r\n', '\n', '\r'],
      })
      const cells = table.map((cells) => Object.fromEntries(header.map((name, index) => [name, `${cells[index]}`])))
      for (const line of cells.flatMap(({ name, message, phone }) => `${name}\n${message}\n${phone}`.split(/[\r\n]/)))
        expect(line).not.toMatch(/^\t|^[^\p{L}\p{N}\p{P}\p{S}]*[=+\-@＝＋－＠]/u)
      const read = cells.map(({ id, name, message, attempts, phone }) => {
        const [first, second, third] = [name, message, phone].map((text) => text?.replace(/^'/gm, ''))
        return { id, name: first, message: second, attempts: Number(attempts), phone: third }
      })
      expect(read).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})

test('an export starts with a byte order mark, without which Excel misreads accents', async () => {
  const file = await new Response(csvStream(d1Database(DB), everyone, 'all', {})).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  expect(text).toMatch(/^\ufeff"id"/)
})

test('each part of an export has at most about 5 MB, also if all messages have 20 kB', async () => {
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 600)
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state, list)
     SELECT printf('%04d', n), 'payroll', '', '', '', '', replace(printf('%5000s', ''), ' ', '😀'), '', '2026', 'sent', 'open'
     FROM numbers`,
  ).run()
  const parts: number[] = []
  const ids: unknown[] = []
  for await (const part of readAll(d1Database(DB), everyone, 'open', {}, EXPORT_COLUMNS)) {
    parts.push(new TextEncoder().encode(csvText(part)).length)
    ids.push(...part.map(({ id }) => id))
  }
  expect(Math.max(...parts)).toBeLessThan(5_000_000)
  expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => `${index + 1}`.padStart(4, '0')))
})

test('a lead that leaves the list between two parts of an export keeps no other lead out', async () => {
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2510)
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state, list)
     SELECT printf('%04d', n), 'payroll', '', '', '', '', '', '', '2026', 'sent', 'open' FROM numbers`,
  ).run()
  const ids: unknown[] = []
  for await (const part of readAll(d1Database(DB), everyone, 'open', {}, EXPORT_COLUMNS)) {
    ids.push(...part.map(({ id }) => id))
    await DB.prepare(`UPDATE leads SET list = 'closed' WHERE id < '0100'`).run()
  }
  expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([2_510, 2_510, '2510'])
})
