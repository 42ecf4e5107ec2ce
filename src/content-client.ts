/** The browser's ContentReader: /api/content over HTTP. */
import { contactTexts } from '#shared/contact-texts'
import {
  type Around,
  type ContentReader,
  ContentUnavailable,
  contentTexts,
  type Post,
  type PostPage,
  type PostSummary,
  type Tag,
  type TagPage,
} from '#shared/content'
import { withDomain } from '#shared/links'

export function createContentClient(domain: string | undefined): ContentReader {
  /** undefined is a 404; anything else but a good answer throws with a text for visitors. */
  async function read<T>(path: string, text: string): Promise<T | undefined> {
    const response = await fetch(withDomain(`/api/content/${path}`, domain)).catch((cause) => {
      throw new ContentUnavailable(navigator.onLine ? text : contentTexts.offline, { cause })
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw new ContentUnavailable(text)
    return response.json()
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
    search: async (query) =>
      (await read<PostSummary[]>(`search?${new URLSearchParams({ q: query })}`, contentTexts.posts)) ?? [],
    postPage: async (page) =>
      (await read<PostPage>(`posts?page=${page}`, contentTexts.posts)) ?? { posts: [], page, pages: 0, total: 0 },
    post: (slug, { insist } = {}) =>
      read<Post>(`posts/${encodeURIComponent(slug)}${insist ? '?insist=1' : ''}`, contentTexts.post),
  }
}
