/** The query parameters that change a page. A route that reads another one adds it here: other parameters are dropped. */
export const PAGE_PARAMETERS = ['domain', 'for', 'from', 'page', 'q', 'sent', 'service']

/** The name of the due dates' checkboxes. A form without JavaScript sends it once per checked box. */
const LIST = 'for'

/** The query as text values. If a name occurs twice, the first value counts, as on the server. */
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
  // Each link on a page calls this, usually without a value.
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
