import { DEFAULT_BRAND } from '#brands/index.ts'

/** No route of the site serves this folder, so the URLs of Cache API entries cannot collide with URLs of pages. */
const FOLDER = '/.cache'

/** Uses one of the site's own hosts, because Cloudflare looks up foreign hosts in DNS. @param address The URL of the current request. */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
