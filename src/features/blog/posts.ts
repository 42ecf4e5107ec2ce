import { queryOptions } from '@tanstack/react-query'
import { QUERY_OPTIONS, RETRIES } from '#browser/stale.ts'
import { type ContentReader, ContentUnavailable, contentTexts, type PostPage } from '#shared/content.ts'
import { isAborted } from '#shared/failure.ts'

export type Listing<T> = { ok: true; value: T } | Failure

/**
 * Title and text of the error message for a list that failed to load. If the request was aborted, both are empty and no message
 * is shown.
 */
export interface Failure {
  ok: false
  title: string
  message: string
}

/** Loads a list of posts. Resolves to undefined if the request was aborted. */
async function listing<T>(
  title: string,
  list: () => Promise<T>,
  retries = import.meta.env.SSR ? 0 : RETRIES,
): Promise<Listing<T> | undefined> {
  try {
    return { ok: true, value: await list() }
  } catch (error) {
    if (isAborted(error)) return undefined
    if (!(error instanceof ContentUnavailable)) throw error
    if (retries > 0) return listing(title, list, retries - 1)
    return { ok: false, title: error.title ?? title, message: error.message }
  }
}

/** Treats a list of posts that failed to load as stale, so that the next visit reloads the list. */
function listStale(query: { state: { data?: Listing<unknown> | undefined } }): number {
  return query.state.data?.ok === false ? 0 : QUERY_OPTIONS.staleTime
}

function listOptions<T>(key: readonly unknown[], title: string, list: (signal: () => AbortSignal) => Promise<T>) {
  return queryOptions({
    queryKey: ['posts', ...key],
    // Passes a function instead of the signal. If code reads `context.signal`, React Query cancels the query once no
    // component uses the query.
    queryFn: async (context): Promise<Listing<T>> =>
      (await listing(title, () => list(() => context.signal))) ??
      context.client.getQueryData(context.queryKey) ?? { ok: false, title: '', message: '' },
    staleTime: listStale,
  })
}

/** Returns the React Query options for one page of a list of posts. */
export type PageQuery<T extends PostPage | undefined> = (page: number) => ReturnType<typeof listOptions<T>>

/** Keeps only the post fields that the home page shows, because the page's HTML contains all data of the query. */
export const featuredPostsQuery = (content: ContentReader) =>
  listOptions(['featured'], contentTexts.featuredTitle, async () =>
    (await content.featuredPosts()).map(({ slug, title, publishedAt, readingMinutes, gated }) => ({
      slug,
      title,
      publishedAt,
      readingMinutes,
      ...(gated && { gated }),
    })),
  )

export const postPageQuery = (content: ContentReader, page: number) =>
  listOptions(['page', page], contentTexts.postsTitle, () => content.postPage(page))

export const tagsQuery = (content: ContentReader) => listOptions(['tags'], contentTexts.tagTitle, () => content.tags())

/** Query for one page of a tag's posts. `value` is undefined if the tag does not exist. */
export const tagPageQuery = (content: ContentReader, slug: string, page: number) =>
  listOptions(['tag', slug, page], page > 1 ? contentTexts.tagPostsTitle : contentTexts.tagTitle, () =>
    content.tagPage(slug, page),
  )

export const searchQuery = (content: ContentReader, query: string) =>
  listOptions(['search', query], contentTexts.postsTitle, (signal) => content.search(query, { signal: signal() }))

export const aroundQuery = (content: ContentReader, slug: string) =>
  listOptions(['around', slug], contentTexts.postsTitle, () => content.around(slug))

/** Query for one post. The data is null if the post does not exist, because React Query does not accept undefined. */
export const postQuery = (content: ContentReader, slug: string) =>
  queryOptions({ queryKey: ['posts', 'slug', slug], queryFn: async () => (await content.post(slug)) ?? null })
