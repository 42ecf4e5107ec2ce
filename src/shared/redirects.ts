import { canBePage, canonicalPath } from './canonical-path.ts'

/**
 * New paths, keyed by old path. An old path is in lowercase and has no trailing slash. `$slug` matches any last segment, but an
 * entry for the exact path takes precedence. No new path may itself redirect, because visitors would wait for another round trip.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/calculator': '/resources/tax-calculator',
  '/check-my-refund': '/resources/check-my-refund',
  '/tax-payment-center': '/resources/tax-payment-center',
  '/tax-prep-checklist': '/resources/tax-prep-checklist',
  '/tags': '/blog',
  '/tag': '/blog',
  '/tag/news': '/blog',
  '/tag/$slug': '/blog/tag/$slug',
  '/tags/$slug': '/blog/tag/$slug',
  '/blog/tags/$slug': '/blog/tag/$slug',
  '/news': '/blog',
  '/industries/all': '/industries',
  '/book-a-meeting': '/schedule',
  '/cometoyou': '/schedule',
  '/home': '/',
  '/coming-soon': '/',
  '/about': '/about-us',
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/feed': '/rss.xml',
  '/rss': '/rss.xml',
  '/services/personal-tax-preparation': '/services/personal-tax',
}

/** Pages from which a section moved to another page. If a URL has one of `parameters`, it redirects to the new page, `to`. */
const MOVED_PARTS: Readonly<Record<string, { parameters: readonly string[]; to: string }>> = {
  '/resources/ohio-business-taxes': { parameters: ['for', 'months'], to: '/resources/due-dates' },
}

/**
 * Returns the path to redirect to, or undefined if the path is canonical or cannot belong to a page. The returned path
 * needs no encoding and starts with exactly one slash, so it is always on this site.
 */
export function redirectTarget(pathname: string, search = ''): string | undefined {
  const path = canonicalPath(pathname)
  if (!canBePage(path)) return undefined
  const target = movedPath(path) ?? movedPart(path, search) ?? path
  return target === pathname ? undefined : target
}

function movedPart(path: string, search: string): string | undefined {
  const part = Object.hasOwn(MOVED_PARTS, path) ? MOVED_PARTS[path] : undefined
  return part?.parameters.some((name) => new URLSearchParams(search).has(name)) ? part.to : undefined
}

function movedPath(path: string): string | undefined {
  if (Object.hasOwn(REDIRECTS, path)) return REDIRECTS[path]
  const [folder, slug = ''] = path.split(/\/(?=[^/]*$)/)
  const pattern = `${folder}/$slug`
  return Object.hasOwn(REDIRECTS, pattern) ? REDIRECTS[pattern]?.replace('$slug', slug) : undefined
}
