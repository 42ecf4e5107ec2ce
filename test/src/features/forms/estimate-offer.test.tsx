import { expect, test } from 'vitest'
import { withEstimate } from '#features/forms/estimate-offer.tsx'
import { maskSensitive } from '#shared/sensitive.ts'

const LINK =
  'https://dresdentax.example/resources/tax-calculator#v1;y=2026;s=joint;w=85000;x=123456.78!y=2026;s=single;w=9'

test('a calculator link that is appended to a contact message is not masked as a sensitive number', () => {
  const message = `Is this right?\n\nMy estimate: ${LINK}`
  expect(withEstimate({ message: 'Is this right?', estimate: LINK })).toEqual({ message })
  expect(maskSensitive(message)).toEqual({ text: message, kinds: [] })
})
