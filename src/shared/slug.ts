/** Ghost allows slugs of at most this many characters. */
const SLUG_MAX = 191

/** Returns true if a post or tag could have this slug. Other strings must not become part of a URL. */
export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && /^[a-z0-9_-]+$/.test(slug)
}
