/** Raw questions to the Ghost under contract, and what its answers should hold. */
import type { Target } from '../contract.ts'
import type { PostFixture } from '../fixture-types.ts'
import { loadFixtures } from '../fixtures.ts'

export type Item = Record<string, unknown> & { slug: string }

export interface Reply {
  posts?: Item[]
  tags?: Item[]
  authors?: Item[]
  settings?: Record<string, unknown>
  meta?: { pagination: Record<'page' | 'limit' | 'pages' | 'total' | 'next' | 'prev', number | null> }
  errors?: { message: string; context: string | null; type: string; code: string | null }[]
}

/** path: "posts/" or "posts/slug/x/". Redirects are answers too. */
export function ask(
  { url, contentKey }: Target,
  path: string,
  params: Record<string, string> = {},
  init?: RequestInit,
) {
  const query = new URLSearchParams({ ...params, key: contentKey })
  return fetch(`${url}/ghost/api/content/${path}?${query}`, { redirect: 'manual', ...init })
}

export async function askJson(target: Target, path: string, params: Record<string, string> = {}): Promise<Reply> {
  const response = await ask(target, path, params)
  return (await response.json()) as Reply
}

export const fixtures = loadFixtures({ edge: true })

/** As a list shows them: newest first, gated ones among them. */
export const published: PostFixture[] = fixtures.posts
  .filter((post) => post.status === 'published')
  .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))

export function slugsOf(posts: { slug: string }[] | undefined): string[] {
  return (posts ?? []).map((post) => post.slug)
}

/** The slugs of published fixtures, in the order of a list. */
export function slugsWhere(test: (post: PostFixture) => boolean): string[] {
  return slugsOf(published.filter(test))
}

/** The words alone: Ghost lays out white space and nests inline tags its own way. */
export function wordsOf(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  const text = html
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => named[name] ?? '')
  return text.replace(/\s+/g, '')
}

export function classesOf(html: string): string[] {
  const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/))
  return [...new Set(names.filter((name) => name.startsWith('kg-')))].sort()
}
