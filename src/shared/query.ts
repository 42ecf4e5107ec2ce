/** Maximum length of a search, in characters. Longer searches are truncated. */
export const QUERY_MAX = 100

/** Returns the search text in `?q=`, or undefined if it is empty. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, QUERY_MAX).toWellFormed().trim() || undefined : undefined
}
