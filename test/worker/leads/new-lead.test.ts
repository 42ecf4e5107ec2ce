import { expect, test } from 'vitest'
import { isReference, referenceOf } from '#shared/reference.ts'
import { newLeadId } from '#worker/leads/new-lead.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('1,000 new lead ids are unique UUIDs, and each starts with a valid reference number', () => {
  const ids = Array.from({ length: 1_000 }, newLeadId)
  expect(ids.filter((id) => !UUID.test(id) || !isReference(referenceOf(id)))).toEqual([])
  expect(new Set(ids).size).toBe(1_000)
  const numbers = ids.map((id) => Number.parseInt(id, 10))
  expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other))
})
