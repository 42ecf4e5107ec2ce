import { DEFAULT_BRAND } from '#brands/index.ts'

/** The site has no routes under this path, so URLs of Cache API entries cannot collide with URLs of pages. */
const FOLDER = '/.cache'

/** Uses one of the site's own hosts, because Cloudflare looks up other hosts in DNS. @param address The current request's URL. */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
