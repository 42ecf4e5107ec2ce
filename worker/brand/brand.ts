/** Finds a request's brand by the URL parameter `?domain=`, or else by host name. If neither matches, uses the default brand. */
import { brands, DEFAULT_BRAND, findBrand } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'
import type { Address } from '#shared/content.ts'

export const OWN_HOSTS = brands.map(({ domain }) => domain)

export interface Site {
  brand: Brand
  /** The `?domain=` value that selected the brand. Internal links, forms and API calls keep this parameter. */
  domain: string | undefined
  /**
   * True if the page's URL has the brand's own production host and no `?domain=` parameter. Search engines must not index
   * any other URL.
   */
  indexable: boolean
  address: Address
  /** The brand that owns the host, even if `?domain=` selects another brand. Undefined if no brand owns the host. */
  hostBrand: Brand | undefined
  /** True if the host is a brand's production host or a subdomain of the production host, such as www or staging. */
  isPublic: boolean
  /** The port of a development host, such as "8787". Undefined on any other host. */
  localPort?: string
}

/** Finds the request's brand from the URL only. Ignores headers such as X-Forwarded-Host. */
export function resolveSite(url: URL): Site {
  const parameter = url.searchParams.get('domain')
  const selected = brands.find(({ domainValue }) => domainValue !== undefined && domainValue === parameter)
  const domain = selected?.domainValue
  const host = plainHost(url.hostname)
  const match = matchHost(host)
  const reason = domain ? 'parameter' : (match?.reason ?? 'default')
  return {
    brand: selected ?? match?.brand ?? DEFAULT_BRAND,
    domain,
    indexable: reason === 'host',
    address: { host, ...(domain && { domain }), reason },
    hostBrand: match?.brand,
    isPublic: match?.reason === 'host' || match?.reason === 'subdomain',
    ...(match?.reason === 'development' && { localPort: url.port }),
  }
}

export function originWithoutWww(host: string): string | undefined {
  const brand = brands.find(({ domain }) => host === `www.${domain}`)
  return brand && `https://${brand.domain}`
}

/** Returns true for the production and development hosts of all brands, and for subdomains of these hosts. */
export function isOwnHost(host: string): boolean {
  return matchHost(host) !== undefined
}

/** Returns a host name in lowercase, without the trailing dot of a fully qualified name. */
export function plainHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '')
}

/** Compares whole labels of host names. www.brand.example is a subdomain of brand.example, but notbrand.example is not. */
function matchHost(host: string): { brand: Brand; reason: 'host' | 'subdomain' | 'development' } | undefined {
  for (const brand of brands) {
    if (host === brand.domain) return { brand, reason: 'host' }
    if (host.endsWith(`.${brand.domain}`)) return { brand, reason: 'subdomain' }
    const development = `${brand.id}.localhost`
    if (host === development || host.endsWith(`.${development}`)) return { brand, reason: 'development' }
  }
  return undefined
}

export function brandOrigin(id: BrandId): string {
  // Falls back to the default brand, because a cached post may belong to a brand that no longer exists.
  return `https://${(findBrand(id) ?? DEFAULT_BRAND).domain}`
}

/** Returns the origin for links from the desk to a brand's pages. A local desk links to the brand's local host. */
export function originBeside({ id, domain }: Brand, desk: URL | string | undefined): string {
  const { hostname, port, protocol } = new URL(desk ?? `https://${domain}`)
  return hostname.endsWith('.localhost') ? `${protocol}//${id}.localhost:${port}` : `https://${domain}`
}

/** Returns the URL of a brand's home page. On a development host, the URL also points to a development host. */
export function homePage({ id, domain }: Brand, { localPort }: Site): string {
  if (localPort === undefined) return `https://${domain}/`
  return `http://${id}.localhost${localPort && `:${localPort}`}/`
}

/** Returns the canonical URL that the post's writer set, or else the post's URL on its home brand's site. */
export function postUrl({ home, slug, elsewhere }: { home: BrandId; slug: string; elsewhere?: string }): string {
  return elsewhere ?? `${brandOrigin(home)}/blog/${slug}`
}

/** Returns a tag's canonical URL. The URL is on the default brand's site, because every brand lists the same posts. */
export function tagUrl(slug: string, page = 1): string {
  return `https://${DEFAULT_BRAND.domain}/blog/tag/${slug}${page > 1 ? `?page=${page}` : ''}`
}

export function brandName(id: string): string {
  return findBrand(id as BrandId)?.name ?? id
}
