/** Pages of lists and `meta.pagination`, with Ghost's special cases. */
import { invalid } from './errors.ts'

const DEFAULT_LIMIT = 15
const MAX_LIMIT = 100

export interface PageRange {
  page: number
  limit: number
}

/** @param action For example "list posts". @throws GhostFailure */
export function readRange(params: URLSearchParams, action: string): PageRange {
  const limit = params.get('limit') ?? ''
  // Ghost replaces words such as `all` and numbers over the maximum by the maximum, and zero by the default.
  if (/^-?\d+(?:\.\d+)?$/.test(limit) && !/^\d+$/.test(limit)) throw invalid(action, 'matches', 'limit')
  const page = params.get('page') ?? '1'
  if (!/^\d+$/.test(page)) throw invalid(action, 'matches', 'page')
  return { limit: readLimit(limit), page: Math.max(1, Number(page)) }
}

function readLimit(limit: string): number {
  if (limit === '') return DEFAULT_LIMIT
  if (!/^\d+$/.test(limit)) return MAX_LIMIT
  return Math.min(Number(limit) || DEFAULT_LIMIT, MAX_LIMIT)
}

/** @param total Can be higher than the number of listed items, for example for tags without a published post. */
export function pagination({ page, limit }: PageRange, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit))
  // After the last page Ghost still returns a next page. Only `pages` is reliable.
  return { page, limit, pages, total, next: page === pages ? null : page + 1, prev: page > 1 ? page - 1 : null }
}

export function slicePage<T>(items: T[], { page, limit }: PageRange): T[] {
  return items.slice((page - 1) * limit, page * limit)
}
