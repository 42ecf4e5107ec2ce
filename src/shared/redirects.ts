/**
 * Moved paths, one table for the worker (301) and the router (replace). Every trailing slash goes to the path without
 * it, so no entry has one. Tests refuse loops, chains and duplicates.
 */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/calculator': '/resources/tax-calculator',
  '/check-my-refund': '/resources/check-my-refund',
  '/tax-payment-center': '/resources/tax-payment-center',
  '/tax-prep-checklist': '/resources/tax-prep-checklist',
  '/tags': '/blog',
  '/tag/news': '/blog',
  '/industries/all': '/industries',
  '/book-a-meeting': '/schedule',
  '/cometoyou': '/schedule',
  '/home': '/',
  '/coming-soon': '/',
  '/about': '/about-us',
  '/terms': '/terms-of-service',
  '/services/personal-tax-preparation': '/services/personal-tax',
}

/**
 * Where a path has moved to, in one hop, or undefined when it stays.
 * The answer is always a path of this site: `//evil` or `/\evil` would send a browser to another host.
 */
export function redirectTarget(pathname: string): string | undefined {
  const path = ownPath(pathname)
  const target = Object.hasOwn(REDIRECTS, path) ? REDIRECTS[path] : path
  return target === pathname ? undefined : target
}

/** The path without its trailing slashes and with exactly one slash, and no backslash, in front. */
function ownPath(pathname: string): string {
  return `/${pathname.replace(/^[/\\\t\r\n]+/, '').replace(/[/\\]+$/, '')}`
}
