import { DEFAULT_BRAND } from '#brands/index.ts'

/** The site has no routes under this path, so URLs of Cache API entries cannot collide with URLs of pages. */
const FOLDER = '/.cache'

/** Returns a Cache API entry's URL. The host is this site's own, because Cloudflare looks up any other host in DNS. */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
