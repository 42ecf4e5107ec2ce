import type { PostFixture } from '../fixture-types.ts'
import { loadFixtures } from '../fixtures.ts'

export interface GhostTarget {
  url: string
  contentKey: string
  adminKey: string
}

export function request({ url, contentKey }: GhostTarget, path: string, params: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...params, key: contentKey })
  return fetch(`${url}/ghost/api/content/${path}?${query}`, { redirect: 'manual' })
}

export const fixtures = loadFixtures({ edge: true })

export const published: PostFixture[] = fixtures.posts
  .filter((post) => post.status === 'published')
  .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))

export function slugsOf(posts: { slug: string }[] | undefined): string[] {
  return (posts ?? []).map((post) => post.slug)
}

/** Ghost formats HTML differently from the fixtures, so comparisons ignore tags and whitespace. */
export function textOf(html: string): string {
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
