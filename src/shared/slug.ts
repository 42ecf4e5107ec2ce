/** Ghost's maximum slug length, in characters. */
const SLUG_MAX = 191

/** Returns true if a post or tag could have this slug. Never put any other slug in a URL. */
export function isSlug(slug: string): boolean {
  return slug.length <= SLUG_MAX && /^[a-z0-9_-]+$/.test(slug)
}
