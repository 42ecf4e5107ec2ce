/** Boxes of a form that was sent without script: each has the name again. */
const LIST = 'for'

/** The query of an address as plain text values; of a name given twice the first counts, as on the server. */
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
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}
