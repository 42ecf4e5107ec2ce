/** Maximum number of characters in any cell of a short table column. */
const SHORT_CELL = 24
/** Maximum total width of a table's short columns. A column's width is the number of characters in its longest cell. */
const SHORT_CELLS = 66

/** Returns a boolean for each table column. It is true if the cells stay on one line in windows at least 768 px wide. */
export function shortColumns(lines: readonly (readonly string[])[]): boolean[] {
  const longest = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  const short = longest.filter((length) => length <= SHORT_CELL)
  const fits = short.length < longest.length && short.reduce((sum, length) => sum + length, 0) <= SHORT_CELLS
  return longest.map((length) => fits && length <= SHORT_CELL)
}
