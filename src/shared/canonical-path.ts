const SEGMENT = /^\.?[\w-][\w.-]*$/
/** The character that replaces invalid characters in a path. No valid path or slug contains a tilde. */
const OTHER = '~'
/** Matches the part of a path that is converted to lowercase. File names and the slugs of posts and tags are case-sensitive. */
const LOWER_CASE = /^\/blog(?:\/tag)?(?=\/)|^(?!\/blog\/)[^.]*$/i

/**
 * Returns the path that the worker redirects to. It is decoded and in lowercase, without surrounding spaces or extra
 * slashes. Replaces invalid characters with "~", so that the router renders a 404. The returned path needs no encoding,
 * so the router's own normalization does not change it.
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

/** Decodes percent-encoded text. Returns the text unchanged if its encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
