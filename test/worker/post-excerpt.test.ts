import { expect, test } from 'vitest'
import { runningExcerpt } from '#worker/ghost/excerpt'

test.each([
  [
    'What to bring:\n\n * W-2\n * 1099-NEC\n * Last year’s return',
    'What to bring:\n\nW-2; 1099-NEC; Last year’s return',
  ],
  ['* First.\n * Second.\n\nAfter the list', 'First.\nSecond.\n\nAfter the list'],
  ['Two steps\n\n 1. Open the page\n 2. Pay', 'Two steps; Open the page; Pay'],
  ['3 * 4 is 12.\n2026. A year.', '3 * 4 is 12.\n2026. A year.'],
])('list marks are taken out of an excerpt: %j', (excerpt, running) => {
  expect(runningExcerpt(excerpt)).toBe(running)
})
