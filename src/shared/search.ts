/** The query parameters that affect a page. The site ignores all other parameters, so add every parameter that a route reads. */
export const PAGE_PARAMETERS = ['domain', 'for', 'from', 'page', 'q', 'sent', 'service']

/** Name of the due date checkboxes. Without JavaScript, a form sends one parameter with this name per checked box. */
const LIST = 'for'

/** Parses the query. If a name other than `for` occurs twice, returns the first value of the name. Joins all values of `for`. */
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
  // Returns early, because the router calls this function for every link on a page, usually without parameters.
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
