/** Maximum length of a search text, in characters. The site truncates a search text that exceeds this length. */
export const QUERY_MAX = 100

/** Returns the search text in `?q=`, or undefined if it is empty. */
export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, QUERY_MAX).toWellFormed().trim() || undefined : undefined
}
