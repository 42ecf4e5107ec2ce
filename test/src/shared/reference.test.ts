import { expect, test } from 'vitest'
import { isReference, referenceOf } from '#shared/reference.ts'

test("an inquiry's reference number consists of the first eight digits of the lead id", () => {
  expect(referenceOf('48291730-9c1e-4a7e-9a55-3f1f0c7a1e11')).toBe('4829-1730')
})

const INVALID = ['', '48291730', '4829-173', '4829-17301', ' 4829-1730', '٤829-1730', 48291730, null, undefined]
test.each(INVALID)('the value %j is rejected as a reference number', (value) => {
  expect(isReference(value)).toBe(false)
})
