/** What of a search is read, characters. */
export const QUERY_MAX = 100

/** What a `?q=` asks for; undefined: nothing. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, QUERY_MAX).toWellFormed().trim() || undefined : undefined
}
