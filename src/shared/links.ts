/** In-site addresses keep the `?domain=` that chose the brand, so that a visitor stays on the brand they saw. */
export function withDomain(path: string, domain: string | undefined): string {
  if (!domain) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ domain })}`
}
