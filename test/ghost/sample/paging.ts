/** Ghost's page numbers and its `meta.pagination`, oddities included. */
import { invalid } from './errors.ts'

const DEFAULT_LIMIT = 15
const MAX_LIMIT = 100

export interface Window {
  page: number
  limit: number
}

/** action: "list posts". */
export function readWindow(params: URLSearchParams, action: string): Window {
  const limit = params.get('limit') ?? ''
  // `all`, any other word and anything above the maximum silently become the maximum; zero is the default.
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

/** `total` may count more than there is to see: tags without a published post, for one. */
export function pagination({ page, limit }: Window, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit))
  // Past the end Ghost still names a next page. Only `pages` can be trusted.
  return { page, limit, pages, total, next: page === pages ? null : page + 1, prev: page > 1 ? page - 1 : null }
}

export function cut<T>(items: T[], { page, limit }: Window): T[] {
  return items.slice((page - 1) * limit, page * limit)
}
