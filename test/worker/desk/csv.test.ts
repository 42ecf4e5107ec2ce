import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { uuid } from '#test/helpers/worker/lead-parts.ts'
import { addManyLeads } from '#test/helpers/worker/many-leads.ts'
import { DB, emptyStorage } from '#test/helpers/worker/storage.ts'
import { d1Database } from '#worker/db/database.ts'
import { CSV_HEADER, csvStream, csvText, EXPORT_COLUMNS } from '#worker/desk/csv.ts'
import { readAll } from '#worker/desk/lists.ts'

beforeEach(emptyStorage)

const everyone = { who: 'ana@firm.test', brands: undefined }

/** The CSV export puts an apostrophe before formulas, so random cells must not contain an apostrophe. */
const PARTS = '\n|\r|\r\n|"|,|;|\t| |\u00a0|\u200e|\u202e|\ufeff|=|+|-|@|＝|＋|－|＠|a|é|😀|Two words'.split('|')
const anyCell = fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 12 })

test('in a CSV cell, an apostrophe precedes each line that a spreadsheet could read as a formula', () => {
  const anyRow = fc.record({ id: fc.uuid(), name: anyCell, message: anyCell, phone: anyCell })
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 4 }), (rows) => {
      const [header = [], ...table] = parse(CSV_HEADER + csvText(rows), {
        bom: true,
        // Spreadsheets start a new row after CR LF, after LF and after CR.
        recordDelimiter: ['\r\n', '\n', '\r'],
      })
      const cells = table.map((cells) => Object.fromEntries(header.map((name, index) => [name, `${cells[index]}`])))
      for (const line of cells.flatMap(({ name, message, phone }) => `${name}\n${message}\n${phone}`.split(/[\r\n]/)))
        expect(line).not.toMatch(/^\t|^[^\p{L}\p{N}\p{P}\p{S}]*[=+\-@＝＋－＠]/u)
      const read = cells.map(({ id, name, message, phone }) => {
        const [first, second, third] = [name, message, phone].map((text) => text?.replace(/^'/gm, ''))
        return { id, name: first, message: second, phone: third }
      })
      expect(read).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})

test('a CSV export of leads starts with a byte order mark', async () => {
  const file = await new Response(csvStream(d1Database(DB), everyone, 'all', {})).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  expect(text).toMatch(/^\ufeff"id"/)
})

test('each part of a CSV export of leads is under 5 MB even if every message is 20 kB', async () => {
  await addManyLeads(600, { message: '😀'.repeat(5000) })
  const parts: number[] = []
  const ids: unknown[] = []
  for await (const part of readAll(d1Database(DB), everyone, 'open', {}, EXPORT_COLUMNS)) {
    parts.push(new TextEncoder().encode(csvText(part)).length)
    ids.push(...part.map(({ id }) => id))
  }
  expect(Math.max(...parts)).toBeLessThan(5_000_000)
  expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => uuid(index + 1)))
})

test('a CSV export contains every lead even if some leads drop off the list between batches', async () => {
  await addManyLeads(2_510, {})
  const ids: unknown[] = []
  for await (const part of readAll(d1Database(DB), everyone, 'open', {}, EXPORT_COLUMNS)) {
    ids.push(...part.map(({ id }) => id))
    await DB.prepare(`UPDATE leads SET list = 'closed' WHERE id < '${uuid(100)}'`).run()
  }
  expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([2_510, 2_510, uuid(2_510)])
})
