/** Highest valid page number. A higher number counts as page 1, so that the number causes no request to Ghost. */
const MAX_PAGE = 10_000

/** Returns the number in `?page=`. Any value other than a whole number from 1 to `MAX_PAGE` counts as page 1. */
export function pageNumber(value: unknown): number {
  const number = /^[1-9]\d*$/.test(`${value}`) ? Number(value) : 1
  return number <= MAX_PAGE ? number : 1
}

/** Returns the query parameters of a paged list. The first page has no query parameters. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = pageNumber(search.page)
  return page > 1 ? { page } : {}
}
