/** Maximum length in characters of each cell in a short table column. Cells of a short column do not wrap. */
const SHORT_CELL = 24
/** Maximum total width in characters of a table's short columns. A column is as wide as its longest cell. */
const SHORT_CELLS = 66

/** Returns a boolean per table column: true if its cells stay on one line in windows at least 768 px wide. */
export function shortColumns(lines: readonly (readonly string[])[]): boolean[] {
  const longest = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  const short = longest.filter((length) => length <= SHORT_CELL)
  const fits = short.length < longest.length && short.reduce((sum, length) => sum + length, 0) <= SHORT_CELLS
  return longest.map((length) => fits && length <= SHORT_CELL)
}
