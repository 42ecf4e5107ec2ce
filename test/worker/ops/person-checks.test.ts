import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSON_CHECKS } from '#worker/ops/person-checks.ts'

test('each manual launch check refers to a file or folder that exists', () => {
  expect(PERSON_CHECKS.filter((check) => !existsSync(check.replace(/:.*/, '')))).toEqual([])
})
