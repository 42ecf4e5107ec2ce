import { DEFAULT_BRAND } from '#brands/index.ts'

/** No route serves this path, and its 404 is not cached. */
const FOLDER = '/.cache'

/**
 * Returns the URL of a Cache API entry. The host is one of the site's own, because Cloudflare looks up other hosts in DNS.
 * @param address The request's URL, if the caller has it.
 */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
