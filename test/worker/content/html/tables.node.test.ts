import { expect, test } from 'vitest'
import { prepare } from '#test/helpers/worker/prepare-html.ts'

const HEAD = '<thead><tr><th>Day</th><th>Form</th></tr></thead>'

const tableOf = (parts: string) => prepare(`<table>${parts}</table>`).html

test('each cell of a post table except the first in its row is labeled with its column header', () => {
  expect(tableOf(`${HEAD}<tbody><tr><td>1</td><td><b>941</b> or 944</td></tr></tbody>`)).toBe(
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table class="stacked-table">' +
      `${HEAD}<tbody><tr><td>1</td><td data-label="Form"><div><b>941</b> or 944</div></td></tr></tbody>` +
      '</table></div>',
  )
})

test("HTML characters in a table cell's label are escaped", () => {
  const head = '<thead><tr><th>Day</th><th>Up to "&lt;b&gt;"</th></tr></thead>'
  expect(tableOf(`${head}<tbody><tr><td>May 1</td><td> </td></tr></tbody>`)).toContain(
    '<td data-label="Up to &#x22;&#x3C;b>&#x22;"></td>',
  )
})

test.each([
  ['without a header row', '<tbody><tr><td>May 1</td><td>941</td></tr></tbody>'],
  ['with one column', '<thead><tr><th>Day</th></tr></thead><tbody><tr><td>May 1</td></tr></tbody>'],
  ['with two header rows', `<thead><tr><th>A</th><th>B</th></tr><tr><th>a</th><th>b</th></tr></thead>`],
  ['with a merged cell', `${HEAD}<tbody><tr><td rowspan="2">May 1</td><td>941</td></tr></tbody>`],
  ['with a row of a different length', `${HEAD}<tbody><tr><td colspan="2">Closed</td></tr></tbody>`],
  ['with a column without a header', '<thead><tr><th>Day</th><th></th></tr></thead>'],
  ['with a footer', `${HEAD}<tfoot><tr><td>Sum</td><td>2</td></tr></tfoot>`],
])('a post table %s gets no cell labels', (_what, parts) => {
  const html = tableOf(parts)
  expect(html).toContain('<div class="table-scroll"')
  expect(html).not.toMatch(/data-label|stacked-table/)
})
