import { expect, test } from 'vitest'
import { notFoundTexts } from '#shared/not-found'

test('the 404 page says what the spec says and gives reasons', () => {
  expect(notFoundTexts).toMatchObject({
    message: "Oops! The page you're looking for cannot be found.",
    home: 'Return Home Now',
    support: 'Contact Support',
  })
  expect(new Set(notFoundTexts.reasons).size).toBeGreaterThanOrEqual(2)
})
