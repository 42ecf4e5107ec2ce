/** Matches a segment of a valid page or file path. */
const SEGMENT = /^\.?[\w-][\w.-]*$/
/** Replacement for invalid characters, which valid page paths and slugs never contain. */
const OTHER = '~'
/** Matches the part of a path to convert to lower case. File names and the slugs of posts and tags are case-sensitive. */
const LOWER_CASE = /^\/blog(?:\/tag)?(?=\/)|^(?!\/blog\/)[^.]*$/i

/**
 * Returns the path in lower case, without encoding, surrounding spaces or extra slashes. The worker redirects to this path. Invalid
 * characters in a page path become "~", so that the router renders a 404. The canonical path needs no encoding, so the router's own
 * normalization does not change the path.
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

/** Percent-decodes the text, or returns the text unchanged if its encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
