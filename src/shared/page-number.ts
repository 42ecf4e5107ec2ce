/** Highest valid page number. Higher numbers are treated as page 1, so they do not cause requests to Ghost. */
const MAX_PAGE = 10_000

/** Returns the page number in `?page=`. Treats any value except a whole number from 1 to `MAX_PAGE` as page 1. */
export function pageNumber(value: unknown): number {
  const number = /^[1-9]\d*$/.test(`${value}`) ? Number(value) : 1
  return number <= MAX_PAGE ? number : 1
}

export function pageSearch(search: Record<string, unknown>): { page?: number } {
  const page = pageNumber(search.page)
  return page > 1 ? { page } : {}
}
