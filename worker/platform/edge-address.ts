import { DEFAULT_BRAND } from '#brands/index.ts'

/** No route serves this path, and its 404 is not stored. */
const FOLDER = '/.cache'

/**
 * The address of an entry of the Cache API. Its host is one of the site's, because Cloudflare looks up other hosts in DNS.
 * @param address The request's address, if the caller has it.
 */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
