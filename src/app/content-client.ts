import {
  type Around,
  type ContentReader,
  ContentUnavailable,
  contentTexts,
  POST_TIMEOUT_MS,
  type Post,
  type PostPage,
  type PostSummary,
  type Tag,
  type TagPage,
} from '#shared/content.ts'
import { isAborted } from '#shared/failure.ts'
import { withDomain } from '#shared/links.ts'

export function createContentClient(domain: string | undefined): ContentReader {
  /**
   * Returns undefined if the server responds with a 404.
   * @throws AbortError if the request was canceled, or ContentUnavailable with a message for visitors.
   */
  async function read<T>(path: string, text: string, signal?: AbortSignal): Promise<T | undefined> {
    try {
      const response = await fetch(withDomain(`/api/content/${path}`, domain), signal && { signal })
      if (response.status === 404) return undefined
      if (response.ok) return await response.json()
    } catch (cause) {
      throw toPublicError(cause, text)
    }
    throw new ContentUnavailable(text)
  }

  /**
   * Fetches content that must exist.
   * @throws ContentUnavailable for a 404.
   * @param part The content's name in error messages.
   */
  async function readExisting<T>(path: string, part: string): Promise<T> {
    const text = contentTexts.page(part)
    const value = await read<T>(path, text)
    if (value === undefined) throw new ContentUnavailable(text)
    return value
  }

  return {
    home: () => readExisting('home', 'the content of the home page'),
    copy: (page) => readExisting(`copy/${page}`, 'the text of this page'),
    domainTest: () => readExisting('domain-test', 'the domain test'),
    services: () => readExisting('services', 'the services'),
    industries: () => readExisting('industries', 'the industries'),
    featuredPosts: async () => (await read<PostSummary[]>('featured', contentTexts.posts)) ?? [],
    tags: async () => (await read<Tag[]>('tags', contentTexts.posts)) ?? [],
    tagPage: (slug, page) => read<TagPage>(`tags/${encodeURIComponent(slug)}?page=${page}`, contentTexts.posts),
    around: async (slug) =>
      (await read<Around>(`posts/${encodeURIComponent(slug)}/around`, contentTexts.posts)) ?? { related: [] },
    search: async (query, { signal } = {}) =>
      (await read<PostSummary[]>(`search?${new URLSearchParams({ q: query })}`, contentTexts.posts, signal)) ?? [],
    postPage: async (page) =>
      (await read<PostPage>(`posts?page=${page}`, contentTexts.posts)) ?? { posts: [], page, pages: 0, total: 0 },
    post: (slug, { insist } = {}) =>
      read<Post>(
        `posts/${encodeURIComponent(slug)}${insist ? '?insist=1' : ''}`,
        contentTexts.post,
        AbortSignal.timeout(POST_TIMEOUT_MS),
      ),
  }
}

function toPublicError(cause: unknown, text: string): unknown {
  if (isAborted(cause)) return cause
  const kind = cause instanceof DOMException && cause.name
  if (!navigator.onLine)
    return new ContentUnavailable(contentTexts.offline, { cause, title: contentTexts.offlineTitle })
  if (kind === 'TimeoutError') return new ContentUnavailable(contentTexts.timedOut(POST_TIMEOUT_MS), { cause })
  return new ContentUnavailable(text, {
    cause,
    ...(kind === 'NotAllowedError' && { title: contentTexts.permissionTitle }),
  })
}
