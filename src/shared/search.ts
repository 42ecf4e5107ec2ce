/** The query parameters that affect a page. All other parameters are dropped, so add any parameter that a route reads. */
export const PAGE_PARAMETERS = ['domain', 'for', 'from', 'page', 'q', 'sent', 'service']

/** Name of the due date checkboxes. Without JavaScript, a form sends one parameter with this name per checked box. */
const LIST = 'for'

/** Parses the query into text values. If a name occurs twice, uses the first value, as the server does. */
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
  // Called for every link on a page, usually without parameters.
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
