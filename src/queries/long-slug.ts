/** Looks for the post that an exceptionally long address was meant for. */
import type { PostReader } from '#shared/content'
import { AUTOMATIC_CUT, MANUAL_CUTS } from '#shared/long-slug'
import { isSlug } from '#shared/slug'

type Posts = Pick<PostReader, 'post'>

/** Session storage key of the slugs whose page was loaded anew. */
const RELOADED_KEY = 'reloaded-slugs'

export type AutomaticFind = { kind: 'reload' } | { kind: 'redirect'; slug: string } | { kind: 'none' }

/**
 * The full slug first, past what is remembered as missing; then its beginning.
 * @throws ContentUnavailable
 */
export async function lookUp(posts: Posts, slug: string): Promise<AutomaticFind> {
  if (await exists(posts, slug, true)) return firstReload(slug) ? { kind: 'reload' } : { kind: 'none' }
  const shorter = slug.slice(0, AUTOMATIC_CUT)
  return (await exists(posts, shorter)) ? { kind: 'redirect', slug: shorter } : { kind: 'none' }
}

/**
 * @param attempt From 0.
 * @returns the shorter slug that has a post.
 * @throws ContentUnavailable
 */
export async function tryShorter(posts: Posts, slug: string, attempt: number): Promise<string | undefined> {
  const shorter = slug.slice(0, MANUAL_CUTS[attempt])
  return (await exists(posts, shorter)) ? shorter : undefined
}

/** What cannot be a slug is not asked for. */
async function exists(posts: Posts, slug: string, insist = false): Promise<boolean> {
  return isSlug(slug) && (await posts.post(slug, { insist })) !== undefined
}

/** Once for a slug, so that a page which stays missing is not loaded for ever. Without storage: never. */
function firstReload(slug: string): boolean {
  try {
    const known = (sessionStorage.getItem(RELOADED_KEY) ?? '').split(' ')
    if (known.includes(slug)) return false
    sessionStorage.setItem(RELOADED_KEY, [...known, slug].join(' ').trim())
    return true
  } catch {
    return false
  }
}
