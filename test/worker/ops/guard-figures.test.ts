import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guardFigures, parseGuardCases } from '#worker/ops/guard-figures'

const ssn = { text: 'SSN 412-55-6789', kind: 'ssn' }
const phone = { text: 'Call 740-555-0142', kind: 'none' }

test('a missed number and a false alarm are printed, and the command exits with 1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guard-'))
  try {
    const file = path.join(folder, 'cases.json')
    await writeFile(file, JSON.stringify([ssn, { ...ssn, kind: 'none' }, { text: 'no number', kind: 'card' }]))
    const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
      const args = ['worker/ops/guard-cases.ts', file]
      execFile('node_modules/.bin/node', args, (error, out) => resolve({ code: error?.code, out }))
    })
    expect([code, out]).toEqual([1, expect.stringContaining('missed card: "no number"')])
    expect(out).toContain('false alarm (ssn): "SSN 412-55-6789"')
    expect(out).toContain('recall        50.0%')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  ['that is not JSON', '{', /JSON/],
  ['that is not an array', '{"text": "a"}', /array/i],
  ['with an unknown kind', '[{"text": "a", "kind": "phone"}]', /0\.kind.*"phone"/],
  ['with only sensitive numbers', JSON.stringify([ssn]), /needs the kind "none"/],
])('a file %s has an error that says why', (_what, json, message) => {
  expect(() => parseGuardCases(json)).toThrow(message)
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
