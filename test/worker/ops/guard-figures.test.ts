import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardFigures, parseGuardCases } from '#worker/ops/guard-figures'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guard-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface CommandResult {
  code: number
  out: string
  err: string
}

/** Runs the command on a file with this text, by default on the labeled set of the repository. */
async function run(json?: string): Promise<CommandResult> {
  const file = path.join(folder, 'cases.json')
  if (json !== undefined) await writeFile(file, json)
  const args = ['worker/ops/guard-cases.ts', ...(json === undefined ? [] : [file])]
  return new Promise((resolve) => {
    execFile('node_modules/.bin/node', args, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

const ssn = { text: 'SSN 412-55-6789', kind: 'ssn' }
const phone = { text: 'Call 740-555-0142', kind: 'none' }

test('the labeled set of the repository reaches the minimum recall and exits with 0', async () => {
  const { code, out } = await run()
  expect(out).toMatch(/^recall +\d/m)
  expect(out).toMatch(/^ {2}itin +\d/m)
  expect(out).toMatch(/^false alarms +\d/m)
  expect(code).toBe(0)
})

test('a missed number is printed and exits with 1', async () => {
  const { code, out } = await run(JSON.stringify([ssn, phone, { text: 'no number\nat all', kind: 'card' }]))
  expect([code, out]).toEqual([1, expect.stringContaining('missed card: "no number\\nat all"')])
  expect(out).toContain('recall        50.0%')
})

test('a false alarm is printed and exits with 1', async () => {
  const { code, out } = await run(JSON.stringify([ssn, { ...ssn, kind: 'none' }]))
  expect([code, out]).toEqual([1, expect.stringContaining('false alarm (ssn): "SSN 412-55-6789"')])
  expect(out).toContain('false alarms  100.0%')
})

test.each([
  ['that is not JSON', '{', /JSON/],
  ['that is not an array', '{"text": "a"}', /array/i],
  ['without a text', '[{"kind": "ssn"}]', /0\.text/],
  ['with an unknown kind', '[{"text": "a", "kind": "phone"}]', /0\.kind.*"phone"/],
  ['without texts', '[]', /needs a sensitive number/],
  ['with only sensitive numbers', JSON.stringify([ssn]), /needs the kind "none"/],
])('a file %s exits with 2 and an error that says why', async (_what, json, message) => {
  const { code, err } = await run(json)
  expect(code).toBe(2)
  expect(err).toMatch(/must be a JSON array/)
  expect(err).toMatch(message)
})

test('a number found as the wrong kind counts toward recall but not toward rightKind', () => {
  const figures = guardFigures(parseGuardCases(JSON.stringify([ssn, { ...ssn, kind: 'ein' }, phone])))
  expect(figures).toMatchObject({
    recall: 1,
    rightKind: 0.5,
    falseAlarms: 0,
    wrongKinds: [{ kind: 'ein', seen: ['ssn'] }],
  })
})
