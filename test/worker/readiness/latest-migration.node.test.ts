import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LATEST_MIGRATION } from '#worker/readiness/latest-migration'

test('LATEST_MIGRATION is the last file of worker/migrations/, so Readiness notices a database without it', () => {
  expect(LATEST_MIGRATION).toBe(readdirSync('worker/migrations').sort().at(-1))
})
