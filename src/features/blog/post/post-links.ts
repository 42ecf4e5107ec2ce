/** Handles internal links in a post's body. This code is separate from links.ts, which every page loads. */
import { withDomain } from '#shared/links.ts'

/** Matches internal links in a post's HTML. Skips links to /media/, whose files are the same for all brands. */
const IN_SITE = /(<a(?=\s)(?:"[^"]*"|[^">])*?\shref=")(\/(?!\/|media\/)(?:[^"#&]|&#?)*)/g

export function keepDomain(html: string, domain: string | undefined): string {
  if (!domain) return html
  return html.replace(IN_SITE, (_, tag: string, path: string) =>
    /[?;&]domain=/.test(path) ? tag + path : tag + withDomain(path, domain),
  )
}

/**
 * Returns the path, query and fragment of a clicked link on this site. Returns undefined if the browser should handle
 * the click, for example if `?domain=` selects another brand.
 */
export function inSiteTarget(event: MouseEvent, domain: string | undefined): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return undefined
  const { origin, pathname, search, hash } = link
  const isExternal = origin !== location.origin || link.hasAttribute('download') || (link.target || '_self') !== '_self'
  const isSamePage = hash !== '' && pathname === location.pathname && search === location.search
  const isOtherBrand = (new URLSearchParams(search).get('domain') ?? undefined) !== domain
  return isExternal || isSamePage || isOtherBrand ? undefined : pathname + search + hash
}
