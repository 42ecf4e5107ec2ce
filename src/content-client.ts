/** The browser's ContentReader: /api/content over HTTP. */
import { contactTexts } from '#shared/contact-texts'
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
} from '#shared/content'
import { withDomain } from '#shared/links'

export function createContentClient(domain: string | undefined): ContentReader {
  /** undefined is a 404; anything else but a good answer throws with a text for visitors, unless it was called off. */
  async function read<T>(path: string, text: string, signal?: AbortSignal): Promise<T | undefined> {
    try {
      const response = await fetch(withDomain(`/api/content/${path}`, domain), signal && { signal })
      if (response.status === 404) return undefined
      if (response.ok) return await response.json()
    } catch (cause) {
      throw failure(cause, text)
    }
    throw new ContentUnavailable(text)
  }

  /** For what is always there. */
  async function must<T>(path: string): Promise<T> {
    const value = await read<T>(path, contactTexts.unexpected)
    if (value === undefined) throw new ContentUnavailable(contactTexts.unexpected)
    return value
  }

  return {
    home: () => must('home'),
    copy: (page) => must(`copy/${page}`),
    domainTest: () => must('domain-test'),
    services: () => must('services'),
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

/** What was called off is told as such: nobody is waiting for it. */
function failure(cause: unknown, text: string): unknown {
  const kind = cause instanceof DOMException && cause.name
  if (kind === 'AbortError') return cause
  if (!navigator.onLine)
    return new ContentUnavailable(contentTexts.offline, { cause, title: contentTexts.offlineTitle })
  if (kind === 'TimeoutError') return new ContentUnavailable(contentTexts.timedOut(POST_TIMEOUT_MS), { cause })
  return new ContentUnavailable(text, {
    cause,
    ...(kind === 'NotAllowedError' && { title: contentTexts.permissionTitle }),
  })
}
