/** Writes tables in Markdown, which are readable in a terminal too. */

/** @param rows The first row is the head. The first column is left-aligned, and the others right-aligned. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => align(row[column] ?? '', width, column)).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n')
}

function align(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** Replaces the text between `<!-- name:start -->` and `<!-- name:end -->`. @throws Error if a marker is missing. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from === -1 || to < from) throw new Error(`The document has no markers ${start} and ${end}`)
  return `${document.slice(0, from + start.length)}\n\n${text.trim()}\n\n${document.slice(to)}`
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1)

/** Three digits after the point, without the zero before it. */
export const ratioText = (ratio: number) => ratio.toFixed(3).replace(/^0/, '')
