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

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs the command as npm does, on a file of this text, or on the project's own set. */
async function run(json?: string): Promise<Ended> {
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

test('the project’s own set passes', async () => {
  const { code, out } = await run()
  expect(out).toMatch(/^recall +\d/m)
  expect(out).toMatch(/^ {2}itin +\d/m)
  expect(out).toMatch(/^false alarms +\d/m)
  expect(code).toBe(0)
})

test('a missed number is shown and fails', async () => {
  const { code, out } = await run(JSON.stringify([ssn, phone, { text: 'no number\nat all', kind: 'card' }]))
  expect([code, out]).toEqual([1, expect.stringContaining('missed card: "no number\\nat all"')])
  expect(out).toContain('recall        50.0 %')
})

test('a false alarm is shown and fails', async () => {
  const { code, out } = await run(JSON.stringify([ssn, { ...ssn, kind: 'none' }]))
  expect([code, out]).toEqual([1, expect.stringContaining('false alarm (ssn): "SSN 412-55-6789"')])
  expect(out).toContain('false alarms  100.0 %')
})

test.each([
  ['not JSON', '{', /JSON/],
  ['not a list', '{"text": "a"}', /array/i],
  ['no text', '[{"kind": "ssn"}]', /0\.text/],
  ['an unknown kind', '[{"text": "a", "kind": "phone"}]', /0\.kind.*"phone"/],
  ['nothing', '[]', /no sensitive number/],
  ['only numbers', JSON.stringify([ssn]), /no text without one/],
])('a file that is no set says so: %s', async (_what, json, message) => {
  const { code, err } = await run(json)
  expect(code).toBe(2)
  expect(err).toMatch(/is not a set of cases/)
  expect(err).toMatch(message)
})

test('found at all and found as the right kind are told apart', () => {
  const figures = guardFigures(parseGuardCases(JSON.stringify([ssn, { ...ssn, kind: 'ein' }, phone])))
  expect(figures).toMatchObject({
    recall: 1,
    rightKind: 0.5,
    falseAlarms: 0,
    wrongKinds: [{ kind: 'ein', seen: ['ssn'] }],
  })
})
