/** Query options of posts: the same on both sides, since `content` is whatever reader the side has. */
import { queryOptions } from '@tanstack/react-query'
import { type ContentReader, ContentUnavailable } from '#shared/content'
import { RETRIES, STALE_MS } from './stale'

/** A list, or the words for why it cannot be had: a page stands without its list, so nothing is thrown. */
export type Listing<T> = { ok: true; value: T } | { ok: false; message: string }

async function listing<T>(
  list: () => Promise<T>,
  retries = typeof document === 'undefined' ? 0 : RETRIES,
): Promise<Listing<T>> {
  try {
    return { ok: true, value: await list() }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    if (retries > 0) return listing(list, retries - 1)
    return { ok: false, message: error.message }
  }
}

/** A failed list is stale at once, so that the next look asks again. */
function listStale(query: { state: { data?: Listing<unknown> | undefined } }): number {
  return query.state.data?.ok === false ? 0 : STALE_MS
}

export const featuredPostsQuery = (content: ContentReader) =>
  queryOptions({
    queryKey: ['posts', 'featured'],
    queryFn: () => listing(() => content.featuredPosts()),
    staleTime: listStale,
  })

export const postPageQuery = (content: ContentReader, page: number) =>
  queryOptions({
    queryKey: ['posts', 'page', page],
    queryFn: () => listing(() => content.postPage(page)),
    staleTime: listStale,
  })

/** null: there is no such post (a query may not hold undefined). */
export const postQuery = (content: ContentReader, slug: string) =>
  queryOptions({ queryKey: ['posts', 'slug', slug], queryFn: async () => (await content.post(slug)) ?? null })
