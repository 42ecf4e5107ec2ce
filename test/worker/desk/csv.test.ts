import { beforeEach, expect, test } from 'vitest'
import { lead, leadParts } from '#test/helpers/worker/lead-parts'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { csvStream } from '#worker/desk/csv'
import { type Database, d1Database } from '#worker/desk/database'
import { readAll } from '#worker/desk/lists'

beforeEach(emptyStorage)

const everyone = { who: 'ana@firm.test', brands: undefined }

test('a text that a spreadsheet would compute is shown as text, and quotes, commas and lines stay in their cell', async () => {
  const { store } = leadParts()
  const formulas = ['=cmd|" /C calc"!A0', '+1+1', '-2+3', '@SUM(1)', '\t=1', '\r=1']
  for (const [number, name] of formulas.entries()) await store.add(lead(number, { name, message: 'a "b",c\r\nd;e' }))
  const file = await new Response(csvStream(d1Database(DB), everyone, 'all', {})).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  expect(text.startsWith('\ufeffid,')).toBe(true)
  for (const formula of formulas) expect(text).toContain(`'${formula.replaceAll('"', '""')}`)
  expect(text.split('"a ""b"",c\r\nd;e"')).toHaveLength(formulas.length + 1)
})

test('an export of 100,000 leads and its event take at most 50 statements', async () => {
  let [statements, left] = [1, 100_000]
  const db: Database = {
    async batch([statement]) {
      statements++
      const count = Math.min(left, Number(statement?.values.at(-1)))
      left -= count
      return [Array.from({ length: count }, () => ({ cursor: 'x' }))]
    },
  }
  let exported = 0
  for await (const part of readAll(db, everyone, 'all', {}, 'id')) exported += part.length
  expect(exported).toBe(100_000)
  expect(statements).toBeLessThanOrEqual(50)
})
