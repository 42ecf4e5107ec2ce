/** Adds the page's `?domain=` value to an in-site address, so that the visitor stays on the same brand. */
export function withDomain(path: string, domain: string | undefined): string {
  if (!domain) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ domain })}`
}

/** The `tel:` address of a number in the United States. */
export function callTo(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}
