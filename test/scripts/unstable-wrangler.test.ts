import { expect, test } from 'vitest'
import * as wrangler from '#scripts/unstable-wrangler.ts'

test.each([
  ['getMiniflareWorkerOptions', wrangler.miniflareOptions],
  ['readConfig', wrangler.readWranglerConfig],
  ['splitSqlQuery', wrangler.splitSql],
])('wrangler still has its unstable function %s: otherwise, change scripts/unstable-wrangler.ts', (_name, found) => {
  expect(found).toBeTypeOf('function')
})

test('a migration is split into statements, but not inside a trigger or a string', () => {
  const trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; INSERT INTO b VALUES ('x;y'); END"
  expect(wrangler.splitSql(`CREATE TABLE a (id);\n${trigger};`).map((text) => text.replace(/;$/, ''))).toEqual([
    'CREATE TABLE a (id)',
    trigger,
  ])
})
