export const QUERY_MAX = 100

export function queryText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, QUERY_MAX).toWellFormed().trim() || undefined : undefined
}
