import { DEFAULT_BRAND } from '#brands/index.ts'

/**
 * Folder in the URL of every Cache API entry. No route of the site serves paths in this folder, so the URLs cannot collide with
 * URLs of pages.
 */
const FOLDER = '/.cache'

/**
 * Returns the URL of a Cache API entry. The URL has one of the site's own hosts, because Cloudflare looks up foreign hosts in DNS.
 * @param address The URL of the current request. By default, the URL of the default brand's site.
 */
export function edgeAddress(kind: string, key: string, address = `https://${DEFAULT_BRAND.domain}`): string {
  return `${new URL(address).origin}${FOLDER}/${kind}/${encodeURIComponent(key)}`
}
