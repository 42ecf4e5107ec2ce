import { expect, test } from 'vitest'
import * as wrangler from '#scripts/unstable-wrangler.ts'

test.each([
  ['getMiniflareWorkerOptions', wrangler.miniflareOptions],
  ['readConfig', wrangler.readWranglerConfig],
  ['splitSqlQuery', wrangler.splitSql],
])('wrangler still exports the unstable function %s', (_name, found) => {
  expect(found).toBeTypeOf('function')
})

test('splitSql does not split SQL within a trigger or a string', () => {
  const trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; INSERT INTO b VALUES ('x;y'); END"
  expect(wrangler.splitSql(`CREATE TABLE a (id);\n${trigger};`).map((text) => text.replace(/;$/, ''))).toEqual([
    'CREATE TABLE a (id)',
    trigger,
  ])
})
