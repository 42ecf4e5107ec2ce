/** Links of a post's body into this site. Apart from links.ts, which every page loads. */
import { withDomain } from './links'

/** Addresses in a tag of HTML as `worker/ghost/html.ts` writes it; files under /media/ are the same for all brands. */
const IN_SITE = /(<a(?=\s)(?:"[^"]*"|[^">])*?\shref=")(\/(?!\/|media\/)(?:[^"#&]|&#?)*)/g

/** A clean body whose links keep the `?domain=` that chose the brand. One that has it already stays as it is. */
export function keepDomain(html: string, domain: string | undefined): string {
  if (!domain) return html
  return html.replace(IN_SITE, (_, tag: string, path: string) =>
    /[?;&]domain=/.test(path) ? tag + path : tag + withDomain(path, domain),
  )
}

/**
 * Where a click leads inside this site without its page being left; undefined: the browser sees to it.
 * @param domain The page's own: under another one it would be another brand's.
 */
export function inSiteTarget(event: MouseEvent, domain: string | undefined): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return undefined
  const { origin, pathname, search, hash } = link
  const elsewhere = origin !== location.origin || link.hasAttribute('download') || (link.target || '_self') !== '_self'
  const here = hash !== '' && pathname === location.pathname && search === location.search
  const otherBrand = (new URLSearchParams(search).get('domain') ?? undefined) !== domain
  return elsewhere || here || otherBrand ? undefined : pathname + search + hash
}
