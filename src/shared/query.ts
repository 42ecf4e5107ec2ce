/** Maximum length of a search query, in characters. The site truncates longer queries. */
export const QUERY_MAX = 100

/** Returns the search query in `?q=`, or undefined if the query is empty. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, QUERY_MAX).toWellFormed().trim() || undefined : undefined
}
