/** Which brand a request is for, why, and whether search engines may keep the page. Decided here, once a request. */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { type BrandId, type DomainValue, domainValue } from '#shared/brand-id'

const DEFAULT_BRAND: BrandId = 'dresdentax'

export interface Site {
  brand: Brand
  /** The `?domain=` that chose the brand; in-site links, forms and calls carry it on. */
  domain: DomainValue | undefined
  /** Only pages on a brand's own production host, without `?domain=`, belong in an index. */
  indexable: boolean
}

/** The Host header's name without port is all that counts; forwarded-host headers are never read. */
export function resolveSite(url: URL): Site {
  const domain = domainValue(url.searchParams.get('domain'))
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const known = Object.values(brands).find((brand) => isHostOf(host, brand))
  return {
    brand: domain ? brands[domain] : (known ?? brands[DEFAULT_BRAND]),
    domain,
    indexable: !domain && known !== undefined && host === known.domain,
  }
}

/** On label boundaries: www., staging. and the like are the brand's, notbrownco.example is not. */
function isHostOf(host: string, brand: Brand): boolean {
  return [brand.domain, `${brand.id}.localhost`].some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/** A post's canonical address: on the brand it belongs to. */
export function postUrl({ home, slug }: { home: BrandId; slug: string }): string {
  return `https://${brands[home].domain}/blog/${slug}`
}
