/**
 * Moved paths. The worker redirects with 301, and the router in the browser replaces the history entry. Entries have no
 * trailing slash, because trailing slashes are removed first. Each target is a page: a second redirect would cost visitors
 * another round trip.
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
 * The path to redirect to, or undefined if the path has not moved. It always begins with exactly one slash, because
 * browsers follow `//evil` and `/\evil` to another host.
 */
export function redirectTarget(pathname: string): string | undefined {
  const path = normalizePath(pathname)
  const target = Object.hasOwn(REDIRECTS, path) ? REDIRECTS[path] : path
  return target === pathname ? undefined : target
}

/** Removes trailing slashes and backslashes, and reduces those in front to one slash. */
function normalizePath(pathname: string): string {
  return `/${pathname.replace(/^[/\\\t\r\n]+/, '').replace(/[/\\]+$/, '')}`
}
