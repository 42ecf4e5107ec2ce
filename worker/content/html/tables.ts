/** Prepares tables for narrow screens. Each table scrolls in a separate box. Phones show each row of a simple table as a list. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { shortColumns } from '#shared/short-columns.ts'
import { element, find, isBlank } from './tree.ts'

export function prepareTables(tree: Root): void {
  visit(tree, { tagName: 'table' }, (table, index, parent) => {
    if (!parent || index === undefined) return undefined
    labelCells(table as Element)
    parent.children[index] = scroller(table as Element)
    return SKIP
  })
}

function scroller(table: Element): Element {
  const caption = find(table, 'caption')
  return element(
    'div',
    // Makes a table's scrollable box a group instead of a landmark region, because several tables in a post may share a
    // label.
    { className: ['table-scroll'], role: 'group', tabIndex: 0, ariaLabel: caption ? textOf(caption) : 'Table' },
    table,
  )
}

/** Adds column labels to table cells for post-body-tables.css if the table has a single header row and no merged cells. */
function labelCells(table: Element): void {
  const head = find(table, 'thead')
  if (!head || find(table, 'tfoot') || find(table, 'table')) return
  const [headers = [], ...otherHeaders] = rowsOf(head)
  const labels = headers.map(trimmedText)
  const rows = rowsOf(table).slice(1)
  const isRegular = rows.every((row) => row.length === labels.length && !row.some(isMerged))
  if (otherHeaders.length > 0 || labels.length < 2 || !labels.slice(1).every(Boolean) || !isRegular) return
  table.properties.className = ['stacked-table']
  const isShort = shortColumns([labels, ...rows.map((row) => row.map(trimmedText))])
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      if (isShort[column]) cell.properties.dataShort = 'true'
      // Removes the whitespace in an empty table cell so that CSS can hide it.
      if (cell.children.every(isBlank)) cell.children = []
      else if (column > 0) cell.children = [element('div', {}, ...cell.children)]
      if (column > 0) cell.properties.dataLabel = labels[column]
    }
}

function rowsOf(part: Element): Element[][] {
  const rows: Element[][] = []
  visit(part, { tagName: 'tr' }, (row) => {
    rows.push((row as Element).children.filter((child) => child.type === 'element'))
  })
  return rows
}

function trimmedText(cell: Element): string {
  return textOf(cell).trim()
}

function isMerged({ properties: { colSpan = 1, rowSpan = 1 } }: Element): boolean {
  return colSpan !== 1 || rowSpan !== 1
}
