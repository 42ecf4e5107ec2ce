import { RELOADED_SLUGS_KEY } from '#browser/storage-keys.ts'
import type { PostReader } from '#shared/content.ts'
import { isSlug } from '#shared/slug.ts'
import { AUTOMATIC_CUT, MANUAL_CUTS } from './long-slug-texts.ts'

type Posts = Pick<PostReader, 'post'>

export type LookUpResult = { kind: 'reload' } | { kind: 'redirect'; slug: string } | { kind: 'none' }

/**
 * Looks up the post by the full slug, without the negative cache. If no post has this slug, looks up the slug's first
 * `AUTOMATIC_CUT` characters.
 * @throws ContentUnavailable
 */
export async function lookUp(posts: Posts, slug: string): Promise<LookUpResult> {
  if (await exists(posts, slug, true)) return isFirstReload(slug) ? { kind: 'reload' } : { kind: 'none' }
  const shorter = slug.slice(0, AUTOMATIC_CUT)
  return (await exists(posts, shorter)) ? { kind: 'redirect', slug: shorter } : { kind: 'none' }
}

/**
 * Returns the slug cut to `MANUAL_CUTS[attempt]` characters, or undefined if no post has this shorter slug.
 * @throws ContentUnavailable
 */
export async function tryShorter(posts: Posts, slug: string, attempt: number): Promise<string | undefined> {
  const shorter = slug.slice(0, MANUAL_CUTS[attempt])
  return (await exists(posts, shorter)) ? shorter : undefined
}

/** Returns true if a post has this slug. For an invalid slug, returns false without sending a request. */
async function exists(posts: Posts, slug: string, insist = false): Promise<boolean> {
  return isSlug(slug) && (await posts.post(slug, { insist })) !== undefined
}

/**
 * Records a reload of the post's page. Returns false if the page was already reloaded or session storage is blocked.
 */
function isFirstReload(slug: string): boolean {
  try {
    const reloaded = (sessionStorage.getItem(RELOADED_SLUGS_KEY) ?? '').split(' ')
    if (reloaded.includes(slug)) return false
    sessionStorage.setItem(RELOADED_SLUGS_KEY, [...reloaded, slug].join(' ').trim())
    return true
  } catch {
    return false
  }
}
