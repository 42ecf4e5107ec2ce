/** A segment of a path that a page or a file can have. */
const SEGMENT = /^\.?[\w-][\w.-]*$/
/** Replaces every other character. No page and no slug contains it. */
const OTHER = '~'
/** Case counts in the slugs of posts and tags, and in the names of files, which contain a dot. */
const LOWER_CASE = /^\/blog(?:\/tag)?(?=\/)|^(?!\/blog\/)[^.]*$/i

/**
 * The path without encoding, surrounding spaces and extra slashes, and in lower case. The worker redirects to it.
 * If no page can have the path, each character that rules this out becomes "~", so that the router finds no page.
 * The result needs no encoding, so the router's own normalization leaves it as it is.
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

/** Returns the text as it is if its encoding is broken. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
