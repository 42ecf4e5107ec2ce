/** Maximum length of the cells of a short column, in characters. Cells of short columns stay on one line. */
const SHORT_CELL = 24
/** Maximum sum, over all short columns, of the length of the column's longest cell, in characters. */
const SHORT_CELLS = 66

/** Returns true for each column whose cells are short enough to stay on one line in windows of at least 768 px. */
export function shortColumns(lines: readonly (readonly string[])[]): boolean[] {
  const longest = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  const short = longest.filter((length) => length <= SHORT_CELL)
  const fits = short.length < longest.length && short.reduce((sum, length) => sum + length, 0) <= SHORT_CELLS
  return longest.map((length) => fits && length <= SHORT_CELL)
}
