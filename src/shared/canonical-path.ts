/** A segment of a path that a page or a file can have. */
const SEGMENT = /^\.?[\w-][\w.-]*$/
/** Replaces every other character. No page and no slug contains it. */
const OTHER = '~'
/** Slugs of posts and tags are case-sensitive, and so are file names, which contain a dot. */
const LOWER_CASE = /^\/blog(?:\/tag)?(?=\/)|^(?!\/blog\/)[^.]*$/i

/**
 * The path without encoding, surrounding spaces and extra slashes, and in lower case. The worker redirects to it.
 * Replaces each character that no page's path can contain with "~", so that the router renders a 404.
 * The result needs no encoding, so the router's own normalization does not change it.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname
    .split(/[/\\]/)
    .map((segment) => decode(segment).trim())
    .filter((segment) => segment !== '')
    .map((segment) => (SEGMENT.test(segment) ? segment : segment.replace(/[^\w-]/g, OTHER)))
  return `/${segments.join('/')}`.replace(LOWER_CASE, (part) => part.toLowerCase())
}

export function canBePage(canonical: string): boolean {
  return !canonical.includes(OTHER)
}

/** Returns the text unchanged if its encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
