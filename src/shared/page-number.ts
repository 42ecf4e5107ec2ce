/** No list is longer; what lies beyond is not asked for. */
const MAX_PAGE = 10_000

/** The page a `?page=` names: a whole number from 1; anything else is page 1. */
export function pageNumber(value: unknown): number {
  const number = /^[1-9]\d*$/.test(`${value}`) ? Number(value) : 1
  return number <= MAX_PAGE ? number : 1
}

/** The `?page=` of a list's address, left out for the first page. */
export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = pageNumber(search.page)
  return page > 1 ? { page } : {}
}
