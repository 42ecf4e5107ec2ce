/** Ghost keeps at most this many characters of a slug. */
const SLUG_MAX = 191

/** Whether Ghost could have a post or tag of this slug; anything else is never put into an address. */
export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && /^[a-z0-9_-]+$/.test(slug)
}
