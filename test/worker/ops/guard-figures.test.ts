import { expect, test } from 'vitest'
import { guardFigures, parseGuardCases } from '#worker/ops/guard-figures.ts'

const ssn = { text: 'SSN 412-55-6789', kind: 'ssn' }
const phone = { text: 'Call 740-555-0142', kind: 'none' }

test.each([
  ['that is not JSON', '{', /JSON/],
  ['that is not an array', '{"text": "a"}', /array/i],
  ['with an unknown kind', '[{"text": "a", "kind": "phone"}]', /0\.kind.*"phone"/],
  ['with only sensitive numbers', JSON.stringify([ssn]), /needs the kind "none"/],
])('parseGuardCases throws an error that explains the problem with a file %s', (_what, json, message) => {
  expect(() => parseGuardCases(json)).toThrow(message)
})

test('recall counts a sensitive number as found even if its kind is detected incorrectly', () => {
  const figures = guardFigures(parseGuardCases(JSON.stringify([ssn, { ...ssn, kind: 'ein' }, phone])))
  expect(figures).toMatchObject({
    recall: 1,
    rightKind: 0.5,
    falseAlarms: 0,
    wrongKinds: [{ kind: 'ein', seen: ['ssn'] }],
  })
})
