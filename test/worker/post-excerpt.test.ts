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
  expect(runningExcerpt(excerpt, '')).toBe(running)
})

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
const TABLE = `<table>${row('<th>A</th>', '<th>B &amp; C</th>')}${row('<td class="x">1 <b>one</b></td>', '<td>2</td>')}</table>`

test.each([
  [
    'without any space',
    `<p>Rates</p>${TABLE}<p>End</p>`,
    'Rates\n\nAB & C1 one2\n\nEnd',
    'Rates\n\nA B & C 1 one 2 \n\nEnd',
  ],
  ['with space between rows', TABLE, 'AB & C\n\n1 one2', 'A B & C 1 one 2 '],
  ['that is cut off', TABLE, 'AB & C1 one', 'A B & C 1 one '],
  ['spaced already', TABLE, 'A\nB & C\n1 one\n2', 'A B & C 1 one 2 '],
  [
    'whose cells are words of the text',
    '<p>into (a</p><table><tr><td>in</td><td>to</td><td>(a</td></tr></table>',
    'in to, intoo (a into(a',
    'in to, intoo (a in to (a ',
  ],
  ['twice', `${TABLE}<p>and</p>${TABLE}`, 'AB & C1 one2and AB & C1 one2', 'A B & C 1 one 2 and A B & C 1 one 2 '],
  ['never closed', '<table><tr><td>A</td><td>B</td>', 'AB', 'A B '],
])('cells are told apart in an excerpt of a table %s', (_what, html, excerpt, running) => {
  expect(runningExcerpt(excerpt, html)).toBe(running)
})
