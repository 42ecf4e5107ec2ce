/** Which brand a request is for, why, and whether search engines may keep the page. Decided here, once a request. */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { type BrandId, type DomainValue, domainValue } from '#shared/brand-id'
import type { Address } from '#shared/content'

export const DEFAULT_BRAND: BrandId = 'dresdentax'

/** Every brand's production host. */
export const OWN_HOSTS = Object.values(brands).map(({ domain }) => domain)

export interface Site {
  brand: Brand
  /** The `?domain=` that chose the brand; in-site links, forms and calls carry it on. */
  domain: DomainValue | undefined
  /** Only pages on a brand's own production host, without `?domain=`, belong in an index. */
  indexable: boolean
  /** What the brand was chosen by, and why. */
  address: Address
}

/** The Host header's name without port is all that counts; forwarded-host headers are never read. */
export function resolveSite(url: URL): Site {
  const domain = domainValue(url.searchParams.get('domain'))
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const known = matchHost(host)
  const reason = domain ? 'parameter' : (known?.reason ?? 'default')
  return {
    brand: brands[domain ?? known?.brand.id ?? DEFAULT_BRAND],
    domain,
    indexable: reason === 'host',
    address: { host, ...(domain && { domain }), reason },
  }
}

/** Any brand's, with what stands before it. */
export function isOwnHost(host: string): boolean {
  return matchHost(host) !== undefined
}

/** On label boundaries: www., staging. and the like are the brand's, notbrownco.example is not. */
function matchHost(host: string): { brand: Brand; reason: 'host' | 'subdomain' | 'development' } | undefined {
  for (const brand of Object.values(brands)) {
    if (host === brand.domain) return { brand, reason: 'host' }
    if (host.endsWith(`.${brand.domain}`)) return { brand, reason: 'subdomain' }
    const development = `${brand.id}.localhost`
    if (host === development || host.endsWith(`.${development}`)) return { brand, reason: 'development' }
  }
  return undefined
}

/** A post's canonical address: on the brand it belongs to, if its writer names no other. */
export function postUrl({ home, slug, elsewhere }: { home: BrandId; slug: string; elsewhere?: string }): string {
  return elsewhere ?? `https://${brands[home].domain}/blog/${slug}`
}

/** A tag's canonical address: every brand shows the same posts under it, in an order of its own. */
export function tagUrl(slug: string, page = 1): string {
  return `https://${brands[DEFAULT_BRAND].domain}/blog/tag/${slug}${page > 1 ? `?page=${page}` : ''}`
}
