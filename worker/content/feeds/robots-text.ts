/**
 * Allows crawling even on noindex hosts so that crawlers see the noindex header.
 * @param origin The sitemap's origin, if any.
 */
export function robotsText(origin: string | undefined): string {
  return `User-agent: *\nDisallow:\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
}
