/** Query parameters that affect pages. The site ignores all others, so add every parameter that a route reads. */
export const PAGE_PARAMETERS = ['domain', 'for', 'from', 'page', 'q', 'sent', 'service']

/** The due dates page's query parameter for audiences. Without JavaScript, the form repeats the parameter for each audience. */
const LIST = 'for'

/** Parses a query string. Joins repeated `for` values with commas. For any other repeated parameter, uses the first value. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === LIST && values[name]) values[name] += `,${value}`
    else values[name] ??= value
  }
  return values
}

export function stringifySearch(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  // Returns early, because the router calls this function for every link, and most links have no query parameters.
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
